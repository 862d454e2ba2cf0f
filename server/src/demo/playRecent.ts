import { dayMs } from '@campus-procurement/sdk/time';
import type { Deps } from '#platform/context/context.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { aCard, approve, plotOf, sceneOf } from './demoBidding.ts';
import { makeDemoChanges } from './demoChanges.ts';
import { makeDemoItems } from './demoItems.ts';
import { makeDemoOtherWays } from './demoOtherWays.ts';
import { demoPurchases, isSealed } from './demoPurchases.ts';
import { type MakeApp, openStage } from './demoStage.ts';
import { playStores } from './demoStores.ts';
import { demoSuppliers } from './demoSuppliers.ts';
import { windowOf } from './demoWindows.ts';
import { mainSchoolId } from './seed/schools.ts';

/** Plays what has happened of late with the product itself: purchases whose quotes are sealed, changes, other methods, and the stores. */
export async function playRecent(deps: Deps, createApp: MakeApp): Promise<void> {
  const now = deps.now();
  const stage = openStage(deps, createApp);
  await stage.moveTo(new Date(now.getTime() - 14 * dayMs));
  const cardId = await aCard(stage, {
    cardNo: 'ZX2026-JJ01',
    cardName: '教学科研条件改善专项',
    owner: 'fanzihan',
    user: 'teacher1',
  });
  const scene = await sceneOf(stage, { suppliers: demoSuppliers, cardId });
  const calendar = await readCalendar(mainSchoolId, { db: deps.database.db });
  const plots = demoPurchases
    .filter(isSealed)
    .map((purchase) => plotOf(purchase, windowOf(purchase.stage, now, calendar), scene))
    .toSorted((one, other) => one.from.getTime() - other.from.getTime());
  // One after the other, on a clock that is set back: the platform announces small ones when their turn comes, not at their approval.
  for (const { from, play } of plots) {
    await stage.moveTo(from);
    await play(stage);
  }
  await makeDemoChanges(stage, now, (id, from) => approve(id, stage, from));
  await makeDemoOtherWays(stage, now, (id, from) => approve(id, stage, from));
  await makeDemoItems(stage, now);
  await playStores(now, stage);
  await stage.moveTo(now);
  await stage.close();
}
