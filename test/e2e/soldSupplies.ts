import type { Schemas } from '@campus-procurement/sdk';
import { aBidder, type Bidders, bidders } from '../../server/test/builders/aBidding.ts';
import { endNotice, sign, submitted } from '../../server/test/builders/aContract.ts';
import { delivered } from '../../server/test/builders/aDelivery.ts';
import { aCategory, aSharedCard, buyers, decide } from '../../server/test/builders/aPurchase.ts';
import { anOpenedBidding, approverOf, award, onMonday } from '../../server/test/builders/openings.ts';
import type { TestApp } from '../../server/test/startApp.ts';

/** A purchase of supplies, and the cards that pay it. */
export interface Awarded {
  id: string;
  name: string;
  cards: readonly [string, string];
}

/** Takes a purchase of supplies by calls up to a state: its award, its contract in force, or all that came of it accepted. */
export async function buyUpTo(upTo: 'AWARDED' | 'SIGNED' | 'DELIVERED', app: TestApp, before: Bidders): Promise<Awarded> {
  const { people, ...awarded } = await anAward(app, before, `教学实验耗材 ${upTo}`);
  if (upTo === 'AWARDED') return awarded;
  await aContractInForce(app, people, awarded.id);
  if (upTo === 'DELIVERED') await threeBatches(app, people, awarded.id);
  return awarded;
}

/** Those who buy, and three suppliers of what is used up in laboratories. */
export async function sellers(app: TestApp): Promise<Bidders> {
  const people = await bidders(app, 0);
  const categoryId = await aCategory(people.applicant);
  const suppliers = [await aBidder(app, categoryId), await aBidder(app, categoryId), await aBidder(app, categoryId)];
  return { ...people, categoryId, suppliers };
}

/** A purchase of 90,000 yuan from two cards, for which three suppliers have quoted, up to its award for 72,000. */
async function anAward(app: TestApp, before: Bidders, name: string): Promise<Awarded & { people: Bidders }> {
  const people = await onMonday(app, before);
  const cards = [await aSharedCard(people.finance, '80000.00'), await aSharedCard(people.finance, '80000.00')] as const;
  const line = { spec: '符合教学要求', categoryId: people.categoryId };
  const changes = {
    projectName: name,
    items: [
      { ...line, itemName: '离心管', quantity: '300', unit: '盒', amount: '60000.00' },
      { ...line, itemName: '冻存盒', quantity: '100', unit: '个', amount: '30000.00' },
    ],
    funds: [
      { expenditureId: cards[0], amount: '60000.00' },
      { expenditureId: cards[1], amount: '30000.00' },
    ],
    paymentTerms: '验收合格后一次付清',
  };
  const bids = [160, 161, 162].map((price) => ({ total: '0', unitPrices: [`${price}.00`, `${price + 80}.00`] }));
  const opened = await anOpenedBidding(app, people, { bids, changes });
  const { officer } = opened.people;
  await award(officer, opened.id, String(opened.quoteIds[0]));
  await endNotice(app, officer, opened.id);
  return { id: opened.id, name, cards, people: { ...opened.people, ...(await buyers(app)) } };
}

/** Its contract is in force: a third is paid when it is signed, the rest as it is accepted. */
async function aContractInForce(app: TestApp, { officer }: Bidders, projectId: string): Promise<void> {
  const { id, version } = await officer.contracts.saveContract({ body: { projectId } });
  const paymentPlans = [
    { condition: 'SIGNED' as const, amount: '21600.00' },
    { condition: 'ACCEPTED' as const, amount: '50400.00' },
  ];
  await officer.contracts.updateContract({ path: { id }, body: { version, paymentPlans } });
  await submitted(officer, id);
  await decide(await approverOf(app, projectId), projectId, { decision: 'APPROVE' });
  await sign(app, officer, id);
}

/** Three batches: of the first one some is broken, all of the second one fails, and after the third one 20 boxes of tubes are missing. */
async function threeBatches(app: TestApp, people: Bidders, id: string): Promise<void> {
  const { name: keeper } = await people.witness.users.getMyProfile();
  const stores = await people.applicant.stock.listWarehousesSimple({ query: {} });
  const own = stores.find((one) => one.warehouseType !== 'HAZARDOUS' && one.keeperNames.includes(keeper));
  const warehouseId = String(own?.id);
  const came = (no: number, arriveQuantity: string, passQuantity = arriveQuantity): Schemas['AcceptanceItemInput'] => ({
    no,
    arriveQuantity,
    passQuantity,
    warehouseId,
    ...(passQuantity !== arriveQuantity && { problem: '包装破损，管盖开裂' }),
  });
  await delivered(app, people, id, { items: [came(1, '200', '180'), came(2, '60')] });
  await delivered(app, people, id, { items: [came(2, '40', '0')] });
  await delivered(app, people, id, { items: [came(1, '100'), came(2, '40')] });
}
