import type { Client, Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import type { Stage } from './demoStage.ts';
import { later } from './demoTime.ts';
import { demoPng } from './seed/demoPng.ts';

/** Parcels in front of a wall. */
const parcels = {
  width: 320,
  height: 240,
  ground: 0xdfe6ee,
  shapes: [
    { colour: 0xc49a6c, outline: [30, 120, 150, 120, 150, 220, 30, 220] },
    { colour: 0xb0855a, outline: [160, 90, 290, 90, 290, 220, 160, 220] },
    { colour: 0x8a6642, outline: [30, 160, 150, 160, 150, 168, 30, 168] },
  ],
};

const teacherOf = (stage: Stage) => stage.as('teacher1', 'purchaser');

/** The keeper of the college's store, who also counts what comes. */
const keeperOf = (stage: Stage, roleCode = 'warehouse_keeper') => stage.as('keeper1', roleCode);

/** What comes of an order: all that is open, two thirds of it with one piece broken, or all of it unusable. */
export type DemoBatch = 'ALL' | 'PART' | 'BAD';

/**
 * What was ordered arrives. Where the school wants a group, the officer is told.
 * @returns the id of the acceptance, which is submitted
 */
export async function arrive(projectId: string, stage: Stage, batch: DemoBatch = 'ALL'): Promise<string> {
  await later(stage, 72);
  const teacher = await teacherOf(stage);
  const file = new File([demoPng(parcels) as BlobPart], '到货.png');
  const photo = await teacher.files.uploadFile({ body: { bizType: 'PURCHASE', file } });
  const stated = { arriveDate: dayOf(stage.now), acceptPlace: '实验楼 204', photoIds: [photo.id] };
  const { id } = await teacher.acceptances.saveAcceptance({ body: { projectId, ...stated } });
  const path = { id };
  const { items, acceptType } = await teacher.acceptances.getAcceptanceDetail({ path });
  const keeper = await keeperOf(stage);
  const { id: keeperId, name } = await keeper.users.getMyProfile();
  const stores = await teacher.stock.listWarehousesSimple({ query: {} });
  const store = stores.find((one) => one.warehouseType !== 'HAZARDOUS' && one.keeperNames.includes(name));
  const placed = items.map(({ no, arriveQuantity, needsEntry }) => {
    const warehouseId = needsEntry && store ? store.id : null;
    if (batch === 'ALL') return { no, arriveQuantity, warehouseId };
    if (batch === 'BAD') {
      return { no, arriveQuantity, passQuantity: '0', problem: '型号与合同不符，整批退回更换。', warehouseId };
    }
    const came = Math.ceil((Number(arriveQuantity) * 2) / 3);
    const problem = '外壳运输中开裂，待供应商更换。';
    return { no, arriveQuantity: String(came), passQuantity: String(came - 1), problem, warehouseId };
  });
  const { version } = await teacher.acceptances.updateAcceptance({ path, body: { version: 1, items: placed } });
  const members = acceptType === 'SELF' ? { memberIds: [keeperId] } : {};
  await teacher.acceptances.submitAcceptance({ path, body: { version, ...members } });
  return id;
}

/** The officer assigns a group that an inspector leads, unless there is one. */
export async function assignGroup(id: string, stage: Stage): Promise<void> {
  await later(stage, 3);
  const path = { id };
  const teacher = await teacherOf(stage);
  const { status, projectId } = await teacher.acceptances.getAcceptanceDetail({ path });
  if (status !== 'ASSIGNING') return;
  const { officerId } = await teacher.projects.getProjectDetail({ path: { id: projectId } });
  const officer = await stage.asUser(String(officerId), 'procurement_officer');
  const inspector = await stage.as('inspector1', 'inspector');
  const idOf = async (client: Client) => (await client.users.getMyProfile()).id;
  const members: Schemas['AcceptanceMemberInput'][] = [
    { userId: await idOf(inspector), memberRole: 'LEADER' },
    { userId: await idOf(await keeperOf(stage)), memberRole: 'MEMBER' },
    { userId: String(officerId), memberRole: 'MEMBER' },
  ];
  const { version } = await officer.acceptances.getAcceptanceDetail({ path });
  await officer.acceptances.assignAcceptanceMembers({ path, body: { version, members } });
}

/** Members sign. @param all with the leader */
export async function inspect(id: string, stage: Stage, all = true): Promise<void> {
  await later(stage, 5);
  const path = { id };
  const { members } = await (await teacherOf(stage)).acceptances.getAcceptanceDetail({ path });
  const order = members.toSorted((one, other) => Number(one.memberRole === 'LEADER') - Number(other.memberRole === 'LEADER'));
  for (const { userId } of all ? order : order.slice(0, 1)) {
    const member = await stage.asUserWho(userId, 'signAcceptance');
    const { version } = await member.acceptances.getAcceptanceDetail({ path });
    const body = { version, agree: true, opinion: '到场核对，数量与实物相符。', conflictDeclared: true };
    await member.acceptances.signAcceptance({ path, body });
  }
}

/** The leader concludes what the counts say. */
export async function conclude(id: string, stage: Stage): Promise<void> {
  await later(stage, 1);
  const path = { id };
  const { members, items, ratingWanted } = await (await teacherOf(stage)).acceptances.getAcceptanceDetail({ path });
  const { userId } = members.find(({ memberRole }) => memberRole === 'LEADER') ?? (members[0] as { userId: string });
  const leader = await stage.asUserWho(userId, 'concludeAcceptance');
  const { version } = await leader.acceptances.getAcceptanceDetail({ path });
  const isWhole = items.every(({ failQuantity }) => Number(failQuantity) === 0);
  const isNothing = items.every(({ passQuantity }) => Number(passQuantity) === 0);
  await leader.acceptances.concludeAcceptance({
    path,
    body: {
      ...(isNothing
        ? ({ conclusion: 'FAIL', opinion: '型号与合同不符，本批不予通过，由供应商整批更换。' } as const)
        : passed(isWhole)),
      version,
      ...(ratingWanted && { rating: { quality: 5, delivery: 4, service: 5, comment: '送货及时，安装到位。' } }),
    },
  });
}

const passed = (isWhole: boolean) =>
  isWhole
    ? ({ conclusion: 'PASS', opinion: '数量与订单一致，通电正常，同意通过验收。' } as const)
    : ({ conclusion: 'PARTIAL', opinion: '合格部分通过验收，有问题的由供应商更换后再验。' } as const);

/** The keepers put what passed in store, and the applicant enters the numbers of the assets. */
export async function enter(id: string, stage: Stage): Promise<void> {
  await later(stage, 20);
  const path = { id };
  const { stockDocuments } = await (await teacherOf(stage)).acceptances.getAcceptanceDetail({ path });
  for (const document of stockDocuments) {
    const keeper = await keeperOf(stage);
    const { version } = await keeper.stock.getStockDocumentDetail({ path: { id: document.id } });
    await keeper.stock.confirmStockDocument({ path: { id: document.id }, body: { version } });
  }
  const teacher = await teacherOf(stage);
  const { items, version, allowedActions } = await teacher.acceptances.getAcceptanceDetail({ path });
  if (!allowedActions.includes('RECORD_ASSETS')) return;
  const numbers = items.flatMap(({ no, fixedAsset, passQuantity }) => {
    const assetNos = Array.from({ length: Math.floor(Number(passQuantity)) }, (_, index) => `${id.slice(-8)}-${no}-${index + 1}`);
    return fixedAsset ? [{ no, assetNos }] : [];
  });
  await teacher.acceptances.recordAssetNumbers({ path, body: { version, items: numbers } });
}
