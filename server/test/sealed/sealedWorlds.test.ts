import { readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { closeBidding } from '../builders/aBidding.ts';
import { drawn } from '../drawn.ts';
import { withoutIds } from '../nameless.ts';
import type { TestApp } from '../startApp.ts';
import { allExports, exportOf, keywordCount, keywordsOf, searchOf } from './sealedExports.ts';
import { allReads, answerOf, aSealedWorld, type Differing, type SealedWorld, withoutToday } from './sealedWorld.ts';

const apps: TestApp[] = [];
afterAll(() => Promise.all(apps.map((app) => app.close())));

/** The same reads in all worlds: all of them take minutes. */
const reads = drawn(allReads, 100);
/** The export of purchases is always among them: everybody who is always asked gets rows of it. */
const exports = [...new Set(['exportProjects' as const, ...drawn(allExports, 4)])];
/** Positions of what is searched for; the first is the name of the purchase, which is found. */
const searches = [0, ...drawn([...Array(keywordCount).keys()].slice(1), 5)];

interface Seen {
  answers: Map<string, string>;
  stored: Map<string, string>;
  lines: string[];
  files: number[];
}

/** Everything that can be seen of a world until the opening. */
async function seenIn(differing: Differing): Promise<Seen> {
  const world = await aSealedWorld(differing);
  apps.push(world.app);
  const answers = new Map<string, string>();
  const look = async (when: string) => {
    for (const [who, client] of await world.enter()) {
      for (const read of reads) {
        const { operation, place, id } = read;
        const asked = place === null ? '' : ` ${place.join('.')} ${id}`;
        answers.set(`${when}, ${who}: ${operation}${asked}`, await answerOf(world, client, read));
      }
    }
  };
  await look('before the end');
  await closeBidding(world.app, world.bidding);
  await look('after the end');
  return { answers, stored: await storedIn(world), lines: logOf(world), files: sizesOf(world) };
}

/** All rows of all tables, in the order of their texts. */
async function storedIn({ app }: SealedWorld): Promise<Map<string, string>> {
  const { db } = app.database;
  const stored = new Map<string, string>();
  for (const { name } of await db.introspection.getTables()) {
    const { rows } = await sql<{ row: string }>`select to_jsonb(entry)::text as row from ${sql.table(name)} as entry`.execute(db);
    const texts = rows.map(({ row }) => withoutIds(withoutToday(withoutChance(row)))).sort();
    for (const [index, text] of texts.entries()) stored.set(`${name} ${index}`, text);
  }
  return stored;
}

/** Sealed bytes have their length; passwords are salted, and requests take as long as they take. */
const withoutChance = (row: string) =>
  row
    .replaceAll(/"\\\\x([0-9a-f]*)"/g, (_, hex: string) => `"${hex.length / 2} bytes"`)
    .replaceAll(
      /"(storage_key|answer|salt|task_code)": "([^"]*)"/g,
      (_, name: string, text: string) => `"${name}": ${text.length}`,
    )
    .replaceAll(/"(\w*name_key|person_key)": "[^"]*"/g, '"$1": "a key"')
    .replaceAll(/\$argon2id[^"]*/g, 'a password')
    .replaceAll(/"cost_ms": \d+/g, '"cost_ms": 0');

/** In the order of their texts: several people log in at once. */
const logOf = ({ app }: SealedWorld) =>
  app.logLines
    .map((line) => {
      const { time: _time, ms: _ms, pid: _pid, hostname: _hostname, ...said } = JSON.parse(line);
      return withoutIds(JSON.stringify(said));
    })
    .sort();

const sizesOf = ({ app }: SealedWorld) =>
  readdirSync(app.filesFolder, { recursive: true })
    .map((name) => statSync(join(app.filesFolder, String(name))))
    .filter((found) => found.isFile())
    .map(({ size }) => size)
    .sort((one, other) => one - other);

/** The first differences, each with what stands around it. */
function differences(one: Map<string, string>, other: Map<string, string>): unknown[] {
  const keys = [...new Set([...one.keys(), ...other.keys()])].filter((key) => one.get(key) !== other.get(key));
  return keys.slice(0, 5).map((key) => {
    const [found, wanted] = [String(one.get(key)), String(other.get(key))];
    const at = [...found].findIndex((character, index) => character !== wanted[index]);
    return [key, ...[found, wanted].map((text) => text.slice(Math.max(0, at - 150), at + 150))];
  });
}

test('two worlds that differ in a price, or in who has quoted, look the same to everybody but the bidder until the opening', async () => {
  const one = await seenIn({ unitPrice: '9.00', more: false });
  const other = await seenIn({ unitPrice: '29999.99', more: false });
  expect(differences(one.answers, other.answers)).toEqual([]);
  expect(differences(one.stored, other.stored)).toEqual([]);
  expect(one.lines).toEqual(other.lines);
  expect(one.files).toEqual(other.files);
  // That more is stored is seen in the database, but in no answer.
  const more = await seenIn({ unitPrice: '9.00', more: true });
  expect(differences(one.answers, more.answers)).toEqual([]);
}, 600_000);

/** Who makes exports and searches: always whoever may make all of them, and who handles the purchase; of the others a share. */
const always = /^admin |^officer1 /;
const others = new Set(drawn([...Array(16).keys()], 4));

/** What exports and the search of records give everybody until the opening. */
async function gatheredIn(differing: Differing): Promise<Map<string, string>> {
  const world = await aSealedWorld(differing);
  apps.push(world.app);
  const answers = new Map<string, string>();
  const look = async (when: string) => {
    for (const [index, [who, client]] of (await world.enter()).entries()) {
      if (!always.test(who) && !others.has(index)) continue;
      for (const operation of exports) answers.set(`${when}, ${who}: ${operation}`, await exportOf(world, client, operation));
      for (const at of searches)
        answers.set(`${when}, ${who}: search ${at}`, await searchOf(world, client, String(keywordsOf(world)[at])));
    }
  };
  await look('before the end');
  await closeBidding(world.app, world.bidding);
  await look('after the end');
  return answers;
}

test('exports and the search of records give the same in these worlds', async () => {
  const one = await gatheredIn({ unitPrice: '9.00', more: false });
  expect(differences(one, await gatheredIn({ unitPrice: '29999.99', more: false }))).toEqual([]);
  expect(differences(one, await gatheredIn({ unitPrice: '9.00', more: true }))).toEqual([]);
  // Files are really made, and records really found.
  const answered = (what: string, found: RegExp) =>
    [...one].filter(([key, text]) => key.includes(what) && found.test(text)).length;
  expect(answered(': export', /,.*\n.*,/)).toBeGreaterThan(0);
  expect(answered(': search', /"title":/)).toBeGreaterThan(0);
}, 600_000);
