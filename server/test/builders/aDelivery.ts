import type { Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import type { TestApp, TestClient } from '../startApp.ts';
import type { Bidders } from './aBidding.ts';
import { aClosedBidding } from './aClosedBidding.ts';
import { buyers } from './aPurchase.ts';
import { pixel } from './contents.ts';
import { uploadAs } from './fileFixture.ts';
import { award, judge, onMonday, open } from './openings.ts';

/** Those who accept: the buyers, and the members of a group, who are inspectors. */
type People = Pick<Bidders, 'applicant' | 'officer' | 'witness'>;

interface Order {
  /** Yuan, below or above the limit for orders. */
  total: string;
  /** What was requested; as much as the award if left out. */
  requested?: string;
  /** Prices of one of each line, where the request has several. */
  unitPrices?: readonly string[];
  /** What the request says otherwise. */
  changes?: Schemas['ProjectInput'];
  /** Switches of the school that decide. */
  switches?: Partial<Schemas['PurchasePattern']['switches']>;
}

/** A purchase by bidding that is ordered: without a contract, without a public notice, and without stores unless the switches say so. */
export async function anOrder(
  app: TestApp,
  people: Bidders,
  { total, requested: amount = total, unitPrices, changes, switches = {} }: Order,
): Promise<{ id: string; people: Bidders }> {
  const bids = [total, total, total].map((one) => ({ total: one, ...(unitPrices && { unitPrices }) }));
  const closed = await aClosedBidding(app, await onMonday(app, people), { bids, amount, ...(changes && { changes }) });
  const { id, quoteIds, people: now } = closed;
  const { db } = app.database;
  const { pattern } = await db.selectFrom('project').select('pattern').where('id', '=', id).executeTakeFirstOrThrow();
  const rules = {
    ...pattern,
    publicityDays: 0,
    needContract: false,
    contractThreshold: null,
    switches: { ...pattern?.switches, ifOpenEntry: false, ifCrossAcceptance: false, ...switches },
  };
  await db
    .updateTable('project')
    .set({ pattern: JSON.stringify(rules) })
    .where('id', '=', id)
    .execute();
  const { stage } = await now.applicant.bidding.getBidding({ path: { projectId: id } });
  if (stage === 'CLOSED') await open(now.officer, id, 'DOCUMENTS');
  for (const quoteId of quoteIds) await judge(now.applicant, id, quoteId);
  const judged = await now.applicant.bidding.getBidding({ path: { projectId: id } });
  if (judged.stage === 'JUDGING') await open(now.officer, id, 'PRICES');
  await award(now.applicant, id, String(quoteIds[0]));
  return { id, people: { ...now, ...(await buyers(app)) } };
}

/** The officer of a purchase. */
export async function officerOf(app: TestApp, projectId: string): Promise<TestClient> {
  const row = await app.database.db
    .selectFrom('project')
    .innerJoin('appUser as user', (join) =>
      join.onRef('user.companyId', '=', 'project.companyId').onRef('user.id', '=', 'project.officerId'),
    )
    .select('user.account')
    .where('project.id', '=', projectId)
    .executeTakeFirstOrThrow();
  return app.as(row.account, 'procurement_officer');
}

/** A picture of what arrived. @returns the id of the file */
export async function aPhoto(client: TestClient): Promise<string> {
  return (await uploadAs(client)(pixel, 'arrived.png', 'PURCHASE')).id;
}

/** A store of the school that keeper1 keeps. */
export async function aStore(app: TestApp, changes: { warehouseType?: Schemas['WarehouseType'] } = {}): Promise<string> {
  const { db } = app.database;
  const keeper = await db
    .selectFrom('appUser')
    .select(['id', 'deptId'])
    .where('account', '=', 'keeper1')
    .executeTakeFirstOrThrow();
  const id = newId();
  const companyId = '1001';
  const now = app.clock.now;
  await db
    .insertInto('warehouse')
    .values({
      companyId,
      id,
      warehouseCode: `W-${id.slice(-8)}`,
      warehouseName: `Store ${id.slice(-8)}`,
      warehouseType: 'COLLEGE',
      deptId: keeper.deptId,
      address: 'Building 3',
      status: 'ENABLED',
      ...changes,
      createTime: now,
      updateTime: now,
      createByName: null,
      updateByName: null,
    })
    .execute();
  await db.insertInto('warehouseKeeper').values({ companyId, warehouseId: id, userId: keeper.id }).execute();
  return id;
}

export const acceptanceOf = (client: TestClient, id: string) => client.acceptances.getAcceptanceDetail({ path: { id } });

/** Begins an acceptance of what arrived today, with a picture. @returns its id */
export async function begun(
  app: TestApp,
  client: TestClient,
  projectId: string,
  items?: Schemas['AcceptanceItemInput'][],
): Promise<string> {
  const photoIds = [await aPhoto(client)];
  const stated = { arriveDate: dayOf(app.clock.now), acceptPlace: 'Building 3, room 204' };
  const body = { projectId, photoIds, ...stated, ...(items && { items }) };
  return (await client.acceptances.saveAcceptance({ body })).id;
}

/** The keeper leads a group with two inspectors. */
export async function groupOf(app: TestApp): Promise<{ account: string; roleCode: string; userId: string }[]> {
  const members = [
    { account: 'keeper1', roleCode: 'warehouse_keeper' },
    { account: 'inspector1', roleCode: 'inspector' },
    { account: 'officer1', roleCode: 'procurement_officer' },
  ];
  const users = await app.database.db
    .selectFrom('appUser')
    .select(['id', 'account'])
    .where(
      'account',
      'in',
      members.map(({ account }) => account),
    )
    .execute();
  return members.map((member) => ({ ...member, userId: String(users.find(({ account }) => account === member.account)?.id) }));
}

/** Submits an acceptance and has its group assigned. */
export async function inspecting(app: TestApp, { applicant }: Pick<People, 'applicant'>, id: string): Promise<void> {
  const { version, projectId, projectName: _, ...detail } = await acceptanceOf(applicant, id);
  const members = await groupOf(app);
  const isSmall = detail.groupRule.minMembers === 1;
  const memberIds = isSmall ? { memberIds: [String(members[0]?.userId)] } : {};
  const submitted = await applicant.acceptances.submitAcceptance({ path: { id }, body: { version, ...memberIds } });
  if (isSmall) return;
  const officer = await officerOf(app, projectId);
  const named = members.map(({ userId }, index) => ({
    userId,
    memberRole: index === 0 ? ('LEADER' as const) : ('MEMBER' as const),
  }));
  await officer.acceptances.assignAcceptanceMembers({ path: { id }, body: { version: submitted.version, members: named } });
}

/** All members sign, the first one with its own counts if there are any, and the leader concludes what the counts say. */
export async function concluded(
  app: TestApp,
  id: string,
  items?: Schemas['AcceptanceItemInput'][],
): Promise<Schemas['SavedAcceptance']> {
  const group = await groupOf(app);
  const clients = await Promise.all(group.map(({ account, roleCode }) => app.as(account, roleCode)));
  const [leader] = clients as [TestClient, ...TestClient[]];
  const { members } = await acceptanceOf(leader, id);
  for (const [index, client] of clients.entries()) {
    if (!members.some(({ userId }) => userId === group[index]?.userId)) continue;
    const { version } = await acceptanceOf(leader, id);
    const body = { version, agree: true, conflictDeclared: true, ...(index === 0 && items && { items }) };
    await client.acceptances.signAcceptance({ path: { id }, body });
  }
  const { version, items: counted } = await acceptanceOf(leader, id);
  const [arrived, passed] = (['arriveQuantity', 'passQuantity'] as const).map((field) =>
    counted.reduce((sum, item) => sum + Number(item[field]), 0),
  );
  const conclusion = passed === 0 ? 'FAIL' : passed === arrived ? 'PASS' : 'PARTIAL';
  const rating = { quality: 5, delivery: 4, service: 5 };
  return leader.acceptances.concludeAcceptance({
    path: { id },
    body: { version, conclusion, opinion: 'Counted and tried out', rating },
  });
}

/** Takes an ordered purchase through a whole acceptance. @param quantities by line; all that is still to come if left out */
export async function delivered(
  app: TestApp,
  people: Pick<People, 'applicant'>,
  projectId: string,
  { quantities, items }: { quantities?: Readonly<Record<number, string>>; items?: Schemas['AcceptanceItemInput'][] } = {},
): Promise<Schemas['SavedAcceptance']> {
  const sent = quantities && Object.entries(quantities).map(([no, arriveQuantity]) => ({ no: Number(no), arriveQuantity }));
  const id = await begun(app, people.applicant, projectId, items ?? sent);
  await inspecting(app, people, id);
  return concluded(app, id);
}
