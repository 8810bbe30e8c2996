// Lets sixteen clients call a server over HTTP at once, well-behaved ones and others, and counts what is left of them.
//
//   node soak.mjs SECONDS java -jar ../../target/dbxray.jar
//
// Linux only, since it counts threads and descriptors in /proc.

import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as sleep } from 'node:timers/promises';

const [seconds, command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('usage: node soak.mjs SECONDS COMMAND [ARGUMENT...]');
  process.exit(2);
}

const CALLS = [
  ['search_tables', { query: '従業員' }],
  ['list_tables', { orderBy: 'impact' }],
  ['get_table', { table: 'employee' }],
  ['get_impact', { table: 'employee' }],
  ['find_join_path', { from: 'employee', to: 'department' }],
  ['get_er_diagram', { tables: ['employee'] }],
];
const MODERN = {
  'io.modelcontextprotocol/protocolVersion': '2026-07-28',
  'io.modelcontextprotocol/clientCapabilities': {},
};
const PER_MINUTE = 60;

const folder = mkdtempSync(join(tmpdir(), 'dbxray-soak-'));
const keys = { soak: newKey(), limited: newKey() };

function newKey() {
  return execFileSync(command, [...args, 'key', 'any'], { stdio: ['ignore', 'pipe', 'ignore'], encoding: 'utf8' }).trim();
}

async function hash(key) {
  return Buffer.from(await crypto.subtle.digest('SHA-256', Buffer.from(key))).toString('hex');
}

async function serve() {
  const access = join(folder, 'access.yaml');
  writeFileSync(access, `keys:
  soak: {sha256: "${await hash(keys.soak)}"}
  limited: {sha256: "${await hash(keys.limited)}", requestsPerMinute: ${PER_MINUTE}}
`);
  const server = spawn(command, [...args, 'serve', '--demo', '--http=0', `--access=${access}`], {
    stdio: ['ignore', 'inherit', 'pipe'],
  });
  for await (const line of createInterface({ input: server.stderr })) {
    const url = /http:\S+\/mcp/.exec(line)?.[0];
    if (url) {
      server.stderr.resume();
      return { pid: server.pid, url: new URL(url), stop: () => server.kill() };
    }
  }
  throw new Error('the server ended before it told its URL');
}

/** One request; its status, headers and text. */
function send(server, agent, method, path, key, headers, body) {
  return new Promise((resolve, reject) => {
    const sent = request(
      { host: server.url.hostname, port: server.url.port, agent, method, path, headers: {
        'Content-Type': 'application/json', Accept: 'application/json, text/event-stream', Authorization: `Bearer ${key}`, ...headers } },
      (answer) => {
        const chunks = [];
        answer.on('data', (chunk) => chunks.push(chunk));
        answer.on('end', () =>
          resolve({ status: answer.statusCode, headers: answer.headers, text: Buffer.concat(chunks).toString() }));
        answer.on('error', reject);
      },
    );
    sent.on('error', reject);
    sent.end(body);
  });
}

/** Asks again, as a well-behaved client does, while the server has too much to do. */
async function ask(server, agent, headers, body, tally) {
  for (;;) {
    const answer = await send(server, agent, 'POST', '/mcp', keys.soak, headers, body);
    if (answer.status !== 429) {
      return answer;
    }
    tally.busy++;
    await sleep(100);
  }
}

const message = (id, method, params) => JSON.stringify({ jsonrpc: '2.0', id, method, params });

function modernCall(id) {
  const [name, toolArguments] = CALLS[id % CALLS.length];
  return {
    headers: { 'MCP-Protocol-Version': '2026-07-28', 'Mcp-Method': 'tools/call', 'Mcp-Name': name },
    body: message(id, 'tools/call', { _meta: MODERN, name, arguments: toolArguments }),
  };
}

function assertAnswer(answer, id) {
  assert.equal(answer.status, 200, answer.text);
  const json = JSON.parse(answer.text.startsWith('{') ? answer.text : /^data: ?(.*)$/m.exec(answer.text)[1]);
  assert.equal(json.id, id);
  assert.ok(json.result.structuredContent, answer.text);
}

async function modernClient(server, agent, until, tally) {
  for (let id = 0; Date.now() < until; id++) {
    const { headers, body } = modernCall(id);
    await timed(tally, async () => assertAnswer(await ask(server, agent, headers, body, tally), id));
  }
}

async function classicClient(server, agent, until, tally) {
  const info = { protocolVersion: '2025-11-25', capabilities: {}, clientInfo: { name: 'soak', version: '1' } };
  const opened = await ask(server, agent, {}, message(-1, 'initialize', info), tally);
  assert.ok(opened.headers['mcp-session-id'], `${opened.status} ${opened.text}`);
  const session = { 'Mcp-Session-Id': opened.headers['mcp-session-id'] };
  for (let id = 0; Date.now() < until; id++) {
    const [name, toolArguments] = CALLS[id % CALLS.length];
    const body = message(id, 'tools/call', { name, arguments: toolArguments });
    await timed(tally, async () => assertAnswer(await ask(server, agent, session, body, tally), id));
  }
  let closed;
  do {
    closed = await send(server, agent, 'DELETE', '/mcp', keys.soak, session);
  } while (closed.status === 429);
  assert.equal(closed.status, 200);
}

async function limitedClient(server, agent, until, tally) {
  for (let id = 0; Date.now() < until; id++) {
    const { headers, body } = modernCall(id);
    const answer = await send(server, agent, 'POST', '/mcp', keys.limited, headers, body);
    if (answer.status === 429) {
      tally.refused++;
      await sleep(20);
    } else {
      assertAnswer(answer, id);
      tally.limited++;
    }
  }
}

function rawRequest(server, id) {
  const { headers, body } = modernCall(id);
  const lines = Object.entries({ Host: server.url.host, Authorization: `Bearer ${keys.soak}`, 'Content-Type': 'application/json',
    Accept: 'application/json, text/event-stream', Connection: 'close', 'Content-Length': Buffer.byteLength(body), ...headers });
  return `POST /mcp HTTP/1.1\r\n${lines.map(([name, value]) => `${name}: ${value}\r\n`).join('')}\r\n${body}`;
}

/** Takes a little of an answer at a time. */
async function slowReader(server, until, tally) {
  for (let id = 0; Date.now() < until; id++) {
    const socket = connect({ host: server.url.hostname, port: server.url.port, highWaterMark: 256 });
    socket.write(rawRequest(server, 2));
    let text = '';
    for await (const chunk of socket) {
      text += chunk;
      await sleep(10);
    }
    assert.match(text, /^HTTP\/1\.1 (200|429) /);
    tally.slow += text.startsWith('HTTP/1.1 200 ') ? 1 : 0;
  }
}

/** Goes away before the answer comes. */
async function deserter(server, until, tally) {
  for (let id = 0; Date.now() < until; id++) {
    const socket = connect({ host: server.url.hostname, port: server.url.port });
    socket.on('error', () => {});
    await new Promise((written) => socket.write(rawRequest(server, id), written));
    await sleep(id % 5);
    socket.destroy();
    tally.deserted++;
  }
}

async function timed(tally, call) {
  const begin = performance.now();
  await call();
  tally.millis.push(performance.now() - begin);
}

async function load(server, millis) {
  const until = Date.now() + millis;
  const agent = new Agent({ keepAlive: true });
  const tally = { millis: [], busy: 0, limited: 0, refused: 0, slow: 0, deserted: 0 };
  await Promise.all([
    ...Array.from({ length: 7 }, () => modernClient(server, agent, until, tally)),
    ...Array.from({ length: 6 }, () => classicClient(server, agent, until, tally)),
    limitedClient(server, agent, until, tally),
    slowReader(server, until, tally),
    deserter(server, until, tally),
  ]);
  agent.destroy();
  return tally;
}

async function measure(server) {
  const metrics = (await send(server, new Agent(), 'GET', '/metrics', keys.soak, { Connection: 'close' })).text;
  const gauge = (name) => Number(new RegExp(`^${name} (.*)$`, 'm').exec(metrics)[1]);
  return {
    threads: Number(/^Threads:\s*(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))[1]),
    descriptors: readdirSync(`/proc/${server.pid}/fd`).length,
    sessions: gauge('dbxray_mcp_sessions'),
    inFlight: gauge('dbxray_http_requests_in_flight'),
  };
}

/** What was needed for a moment may take a while to be given back; what leaks never is. */
async function settled(server, before) {
  let now = await measure(server);
  for (let attempt = 0; attempt < 45 && Object.keys(now).some((what) => now[what] > before[what]); attempt++) {
    await sleep(2_000);
    now = await measure(server);
  }
  return now;
}

const server = await serve();
try {
  await load(server, 5_000);
  await sleep(2_000);
  const before = await measure(server);
  const tally = await load(server, seconds * 1_000);
  const after = await settled(server, before);
  const sorted = tally.millis.sort((one, other) => one - other);
  const percentile = (part) => sorted[Math.floor(sorted.length * part)].toFixed(1);
  console.log(`${sorted.length} calls answered, p50 ${percentile(0.5)} ms, p99 ${percentile(0.99)} ms; put off: ${tally.busy}`);
  console.log(`over its limit: ${tally.limited} answered, ${tally.refused} refused; slow: ${tally.slow}; deserted: ${tally.deserted}`);
  console.log(`before ${JSON.stringify(before)}, after ${JSON.stringify(after)}`);
  assert.ok(tally.refused > 0 && tally.limited <= PER_MINUTE + (PER_MINUTE * (Number(seconds) + 10)) / 60);
  assert.equal(after.sessions, 0);
  assert.equal(after.inFlight, 0);
  for (const what of Object.keys(before)) {
    assert.ok(after[what] <= before[what], `${what} were not given back`);
  }
  console.log('nothing lost, nothing left');
} finally {
  server.stop();
  rmSync(folder, { recursive: true, force: true });
}
