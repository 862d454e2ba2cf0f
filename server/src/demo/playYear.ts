import { dayMs } from '@campus-procurement/sdk/time';
import type { Deps } from '#platform/context/context.ts';
import { readCalendar } from '#platform/records/readCalendar.ts';
import { aCard, plotOf, sceneOf } from './demoBidding.ts';
import { demoPurchases, isSealed } from './demoPurchases.ts';
import { type MakeApp, openStage, type Stage } from './demoStage.ts';
import { registerSuppliers } from './demoSuppliers.ts';
import { later } from './demoTime.ts';
import { windowOf } from './demoWindows.ts';
import { demoYear, yearBuyers } from './demoYear.ts';
import { inTurns, type Plot } from './inTurns.ts';
import { mainSchoolId } from './seed/schools.ts';

/** Plays the year behind with the product itself. Its rows are kept in a file, from which installations insert them. */
export async function playYear(deps: Deps, createApp: MakeApp): Promise<void> {
  const now = deps.now();
  const stage = openStage(deps, createApp);
  await stage.moveTo(new Date(now.getTime() - 364 * dayMs));
  const scene = await sceneOf(stage, { suppliers: [], cardId: '' });
  const roots = scene.categories.filter(({ parentId }) => parentId === null).map(({ id }) => id);
  const suppliers = await registerSuppliers(stage, roots);
  const cards = new Map<string, string>();
  for (const [index, [user, owner]] of yearBuyers.entries()) {
    const card = { cardNo: `ZX2025-JX0${index + 1}`, cardName: '本科教学条件改善专项', owner, user };
    cards.set(user, await aCard(stage, card));
  }
  const calendar = await readCalendar(mainSchoolId, { db: deps.database.db });
  const all = [...demoYear, ...demoPurchases.filter((purchase) => !isSealed(purchase))];
  const plots = all.map((purchase, index): Plot => {
    const window = windowOf(purchase.stage, now, calendar, purchase.year?.endedDays);
    const cardId = String(cards.get(purchase.year?.applicant ?? 'teacher1'));
    // Everybody wins at times.
    const first = purchase.year ? index % suppliers.length : 0;
    const asked = [...suppliers.slice(first), ...suppliers.slice(0, first)];
    return plotOf(purchase, window, { ...scene, suppliers: asked, cardId });
  });
  await inTurns(stage, [...plots, { from: new Date(now.getTime() - 300 * dayMs), play: issueMonthly }]);
  await stage.moveTo(now);
  await stage.close();

  /** The keeper issues part of what has come, month after month. */
  async function issueMonthly(own: Stage): Promise<void> {
    for (; own.now.getTime() < now.getTime() - 15 * dayMs; await later(own, 30 * 24)) {
      const keeper = await own.as('keeper1', 'warehouse_keeper');
      const { id: receiver } = await (await own.as('teacher1', 'purchaser')).users.getMyProfile();
      const { deptId } = await deps.database.db
        .selectFrom('appUser')
        .select('deptId')
        .where('id', '=', receiver)
        .executeTakeFirstOrThrow();
      for (const { purchase, line } of demoYear.flatMap((one) => one.items.map((item) => ({ purchase: one, line: item })))) {
        if (!purchase.year || Number(line.quantity) < 100) continue;
        const { records } = await keeper.stock.queryStockPage({ query: { keyword: line.itemName, size: 1 } });
        const [stock] = records;
        const quantity = Math.floor(Number(stock?.quantity ?? 0) / 4);
        if (!stock || quantity === 0) continue;
        const { id, version } = await keeper.stock.saveStockDocument({
          body: {
            docType: 'OUT_USE',
            warehouseId: stock.warehouseId,
            receiverDeptId: deptId,
            receiverName: '王晓梅',
            purpose: '实验课程领用',
            items: [{ stockId: stock.id, quantity: String(quantity) }],
          },
        });
        await keeper.stock.confirmStockDocument({ path: { id }, body: { version } });
      }
    }
  }
}
