import { afterAll, beforeAll, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { aBidding, aWindow, type Bidders, bidders } from '#test/builders/aBidding.ts';
import { onMonday } from '#test/builders/openings.ts';
import { startApp, type TestApp } from '#test/startApp.ts';

const officerId = seedId('user', 105);

let app: TestApp;
let people: Bidders;
beforeAll(async () => {
  app = await startApp();
  people = await onMonday(app, await bidders(app));
}, 120_000);
afterAll(() => app.close());

test('the purchases of an officer are listed by what happens next, those without a time last', async () => {
  const late = await aBidding(app, people, aWindow(app, 96));
  const soon = await aBidding(app, people);
  const { officer } = people;
  const query = { scope: 'ALL', officerId, sort: 'nextTime,asc', size: 200 } as const;
  const { records } = await officer.projects.queryProjectPage({ query });
  const ids = records.map(({ id }) => id);
  expect(ids.indexOf(soon.id)).toBeLessThan(ids.indexOf(late.id));
  expect(new Set(records.map((row) => row.officerId))).toEqual(new Set([officerId]));
  const times = records.map(({ nextTime }) => (nextTime === null ? Number.POSITIVE_INFINITY : Date.parse(nextTime)));
  expect(times).toEqual(times.toSorted((one, other) => one - other));
  const running = await officer.projects.queryProjectPage({ query: { ...query, status: 'BIDDING' } });
  expect(running.records.map(({ id }) => id)).toEqual(expect.arrayContaining([soon.id, late.id]));
  const other = await officer.projects.queryProjectPage({ query: { ...query, officerId: seedId('user', 123) } });
  expect(other.records.map(({ id }) => id)).not.toContain(soon.id);
});
