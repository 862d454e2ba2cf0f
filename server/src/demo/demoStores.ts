import type { Client, Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import { playSharing } from './demoSharing.ts';
import type { Stage } from './demoStage.ts';

type Body = Schemas['StockDocumentInput'];
type Saved = Schemas['SavedStockDocument'];

/**
 * What keepers have done in their stores of late: issues, a return, gifts, transfers, a stocktake and write-offs, so that the ledger has
 * movements of each kind and every keeper finds something to confirm.
 * @param now the time at which the demo data are looked at
 */
export async function playStores(now: Date, stage: Stage): Promise<void> {
  const keeperOf = (account: string) => stage.as(account, 'warehouse_keeper');
  const daysAgo = (days: number) => stage.moveTo(new Date(now.getTime() - days * dayMs));
  await daysAgo(12);
  const stores = await (await keeperOf('keeper1')).stock.listWarehousesSimple({ query: {} });
  const store = (name: string) => String(stores.find(({ warehouseName }) => warehouseName === name)?.id);
  const [central, office, medical] = ['校级物资库', '办公用品库', '医学院耗材库'].map(store) as [string, string, string];
  const issued = await issue(await keeperOf('keeper1'), central, { 办公椅: '4', 插线板: '6' });
  await daysAgo(9);
  const back: Body = {
    docType: 'RETURN',
    warehouseId: central,
    sourceDocumentId: issued.id,
    items: [{ sourceNo: 1, quantity: '1' }],
  };
  const keeper = await keeperOf('keeper1');
  await confirm(keeper, await save(keeper, { ...back, purpose: '数量领多，退回一把' }));
  const gift = { itemName: '碎纸机', brand: '白鹭', model: 'S8', unit: '台', quantity: '2', unitCost: '680.00' };
  await confirm(keeper, await save(keeper, { docType: 'IN_OTHER', warehouseId: office, purpose: '校友捐赠', items: [gift] }));
  await daysAgo(7);
  const sender = await keeperOf('keeper1');
  const sent = await transfer(sender, central, medical, { 插线板: '10' });
  const lost = { items: [{ no: 1, receivedQuantity: '9' }], lossReason: '一个外壳运输中压裂，已拍照留存' };
  await confirm(await keeperOf('panweidong'), sent, lost);
  await daysAgo(5);
  await stocktake(await keeperOf('keeper1'), central, await keeperOf('yuchunlan'));
  await daysAgo(2);
  const [first, second, other] = [await keeperOf('keeper1'), await keeperOf('yuchunlan'), await keeperOf('panweidong')];
  await save(first, { ...(await of(first, office, { 复印纸: '5' })), docType: 'SCRAP', purpose: '雨天漏水受潮，无法使用' });
  await save(second, { ...(await of(second, central, { 移动硬盘: '1' })), docType: 'SCRAP', purpose: '跌落损坏，无法读取' });
  await transfer(first, central, store('化学化工学院试剂库'), { 网络交换机: '1' });
  await transfer(other, medical, office, { 插线板: '3' });
  await save(second, { ...use, ...(await of(second, central, { 显示器: '2' })), receiverDeptId: await ownDept(second) });
  await playSharing(now, stage);
}

const use = { docType: 'OUT_USE', receiverName: '陈伟', purpose: '教研室更新办公设备' } as const;

const save = (keeper: Client, body: Body) => keeper.stock.saveStockDocument({ body });

const confirm = (keeper: Client, { id, version }: Saved, more: object = {}) =>
  keeper.stock.confirmStockDocument({ path: { id }, body: { version, ...more } });

/** The lines of a document about goods of a store, by name. */
async function of(
  keeper: Client,
  warehouseId: string,
  goods: Record<string, string>,
): Promise<Pick<Body, 'warehouseId' | 'items'>> {
  const items: Body['items'] = [];
  for (const [itemName, quantity] of Object.entries(goods)) {
    items.push({ stockId: (await stockOf(keeper, warehouseId, itemName)).id, quantity });
  }
  return { warehouseId, items };
}

async function stockOf(keeper: Client, warehouseId: string, keyword: string): Promise<Schemas['Stock']> {
  const { records } = await keeper.stock.queryStockPage({ query: { warehouseId, keyword, size: 1 } });
  const [stock] = records;
  if (!stock) throw new Error(`There is no ${keyword} in the store`);
  return stock;
}

async function ownDept(keeper: Client): Promise<string> {
  const { records } = await keeper.stock.queryWarehousePage({ query: { size: 1 } });
  return String(records[0]?.deptId);
}

async function issue(keeper: Client, warehouseId: string, goods: Record<string, string>): Promise<Saved> {
  const saved = await save(keeper, { ...use, ...(await of(keeper, warehouseId, goods)), receiverDeptId: await ownDept(keeper) });
  return confirm(keeper, saved);
}

async function transfer(keeper: Client, from: string, targetWarehouseId: string, goods: Record<string, string>): Promise<Saved> {
  const lines = await of(keeper, from, goods);
  return confirm(keeper, await save(keeper, { docType: 'TRANSFER', targetWarehouseId, ...lines }));
}

/** One piece is missing, everything else is there. */
async function stocktake(keeper: Client, warehouseId: string, second: Client): Promise<void> {
  const [missing, there] = [await stockOf(keeper, warehouseId, '显示器'), await stockOf(keeper, warehouseId, '台式计算机')];
  const items = [
    {
      stockId: missing.id,
      bookQuantity: missing.quantity,
      quantity: String(Number(missing.quantity) - 1),
      diffReason: '教室借用后未登记，已无法追回',
    },
    { stockId: there.id, bookQuantity: there.quantity, quantity: there.quantity },
  ];
  await confirm(second, await save(keeper, { docType: 'CHECK', warehouseId, purpose: '季度盘点', items }));
}
