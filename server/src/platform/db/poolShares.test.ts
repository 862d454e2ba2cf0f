import { expect, test } from 'vitest';
import { inGroup, PoolShares } from './poolShares.ts';

/** Connections of a pool of ten that are asked for in turn. */
function pool() {
  const shares = new PoolShares(10, 60_000);
  const held: { group: string; leave: () => void }[] = [];
  return {
    take: (group: string, count: number) => {
      const entered = (leave: () => void) => void held.push({ group, leave });
      // Who still waits when the test has ended is refused a minute later, in the middle of another test.
      const refused = () => {};
      for (let n = 0; n < count; n += 1) void inGroup(group, () => shares.enter()).then(entered, refused);
      return settled();
    },
    async giveBack(group: string) {
      const index = held.findIndex((one) => one.group === group);
      held.splice(index, 1)[0]?.leave();
      await settled();
    },
    counts: () => Object.entries(Object.groupBy(held, ({ group }) => group)).map(([group, all]) => [group, all?.length]),
  };
}

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('one group has at most half of the connections, and the others what it leaves', async () => {
  const { take, counts } = pool();
  await take('articles', 20);
  expect(counts()).toEqual([['articles', 5]]);
  await take('roles', 20);
  await take('users', 20);
  await take('menus', 1);
  expect(counts()).toEqual([
    ['articles', 5],
    ['roles', 3],
    ['users', 1],
    ['menus', 1],
  ]);
});

test('a connection that is given back goes to who waits for it, unless their group has more than are free', async () => {
  const { take, giveBack, counts } = pool();
  await take('articles', 7);
  await take('roles', 7);
  await giveBack('articles');
  const [shared, almostAlone] = [
    [
      ['articles', 4],
      ['roles', 3],
    ],
    [
      ['articles', 5],
      ['roles', 1],
    ],
  ];
  expect(counts()).toEqual(shared);
  await giveBack('articles');
  expect(counts()).toEqual(shared);
  for (let n = 0; n < 4; n += 1) await giveBack('roles');
  expect(counts()).toEqual(shared);
  for (let n = 0; n < 2; n += 1) await giveBack('roles');
  expect(counts()).toEqual(almostAlone);
});

test('who belongs to no group does not wait', async () => {
  const shares = new PoolShares(2, 60_000);
  const leave = await Promise.all([shares.enter(), shares.enter(), shares.enter()]);
  let isIn = false;
  const grouped = inGroup('articles', () => shares.enter()).then(() => {
    isIn = true;
  });
  leave[0]?.();
  leave[1]?.();
  await settled();
  expect(isIn).toBe(true);
  await grouped;
});

test('who waits too long is refused, and takes nothing afterwards', async () => {
  const shares = new PoolShares(2, 1);
  const enter = () => inGroup('articles', () => shares.enter());
  const leave = await enter();
  await expect(enter()).rejects.toThrow('timeout exceeded');
  leave();
  const again = await enter();
  again();
});
