// Measures how long a client waits for the answers to initialize and to its first search, medians of ten interleaved runs.
//
//   node startup.mjs ../../../dbxray serve --demo
//
// Beside them stands the time of "java -version" with the java in PATH, as a measure of the machine at that moment.

import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';

const RUNS = 10;
const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('usage: node startup.mjs COMMAND [ARGUMENT...]');
  process.exit(2);
}

const request = (id, method, params) => JSON.stringify({ jsonrpc: '2.0', id, method, params });
const initialize = request(1, 'initialize', {
  protocolVersion: '2025-11-25',
  capabilities: {},
  clientInfo: { name: 'startup', version: '1' },
});
const search = request(2, 'tools/call', { name: 'search_tables', arguments: { query: 'employee' } });

function finished(child) {
  return new Promise((resolve, reject) => child.on('error', reject).on('close', resolve));
}

async function server() {
  const begin = performance.now();
  const child = spawn(command, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  const times = {};
  createInterface(child.stdout).on('line', (line) => {
    const { id } = JSON.parse(line);
    times[id === 1 ? 'initialize' : 'first search'] = performance.now() - begin;
    if (id === 2) child.stdin.end();
  });
  child.stdin.write(`${initialize}\n${search}\n`);
  await finished(child);
  return times;
}

async function javaVersion() {
  const begin = performance.now();
  await finished(spawn('java', ['-version'], { stdio: 'ignore' }));
  return { 'java -version': performance.now() - begin };
}

const samples = {};
for (let run = 0; run < RUNS; run++) {
  for (const times of [await javaVersion(), await server()]) {
    for (const [name, time] of Object.entries(times)) (samples[name] ??= []).push(time);
  }
}
for (const [name, times] of Object.entries(samples)) {
  times.sort((a, b) => a - b);
  const median = (times[RUNS / 2 - 1] + times[RUNS / 2]) / 2;
  console.log(`${name}: median ${Math.round(median)} ms, least ${Math.round(times[0])} ms`);
}
