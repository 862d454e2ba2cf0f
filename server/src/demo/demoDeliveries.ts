import type { Client } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { demoPng } from '../db/seed/demoPng.ts';
import type { Stage } from './demoStage.ts';

const later = (stage: Stage, hours: number) => stage.moveTo(new Date(stage.now.getTime() + hours * 3_600_000));

/** Parcels in front of a wall. */
const parcels = {
  ...{ width: 320, height: 240, ground: 0xdfe6ee },
  shapes: [
    { colour: 0xc49a6c, outline: [30, 120, 150, 120, 150, 220, 30, 220] },
    { colour: 0xb0855a, outline: [160, 90, 290, 90, 290, 220, 160, 220] },
    { colour: 0x8a6642, outline: [30, 160, 150, 160, 150, 168, 30, 168] },
  ],
};

/** What was ordered arrives, is counted by the keeper, and put in store; the applicant enters the numbers of the assets. */
export async function deliver(projectId: string, stage: Stage): Promise<void> {
  const teacher = await stage.as('teacher1', 'purchaser');
  const id = await arrive(projectId, teacher, stage);
  await later(stage, 5);
  const keeper = await stage.as('keeper1', 'warehouse_keeper');
  const path = { id };
  const { version } = await keeper.acceptances.getAcceptanceDetail({ path });
  await keeper.acceptances.signAcceptance({
    path,
    body: { version, agree: true, opinion: '数量相符，外观完好。', conflictDeclared: true },
  });
  await keeper.acceptances.concludeAcceptance({
    path,
    body: {
      ...{ version, conclusion: 'PASS', opinion: '数量与订单一致，通电正常，同意通过验收。' },
      rating: { quality: 5, delivery: 4, service: 5, comment: '送货及时，安装到位。' },
    },
  });
  await enter(id, stage);
  await numberAssets(id, stage);
}

/** All that is still to come arrives today. @returns the acceptance, which is submitted */
async function arrive(projectId: string, teacher: Client, stage: Stage): Promise<string> {
  const file = new File([demoPng(parcels) as BlobPart], '到货.png');
  const photo = await teacher.files.uploadFile({ body: { bizType: 'PURCHASE', file } });
  const stated = { arriveDate: dayOf(stage.now), acceptPlace: '实验楼 204', photoIds: [photo.id] };
  const { id } = await teacher.acceptances.saveAcceptance({ body: { projectId, ...stated } });
  const { items } = await teacher.acceptances.getAcceptanceDetail({ path: { id } });
  const keeper = await stage.as('keeper1', 'warehouse_keeper');
  const { id: keeperId, name: keeperName } = await keeper.users.getMyProfile();
  const stores = await teacher.stock.listWarehousesSimple({ query: {} });
  const store = stores.find((one) => one.warehouseType !== 'HAZARDOUS' && one.keeperNames.includes(keeperName));
  const placed = items.map(({ no, arriveQuantity, needsEntry }) => {
    return { no, arriveQuantity, warehouseId: needsEntry && store ? store.id : null };
  });
  const { version } = await teacher.acceptances.updateAcceptance({ path: { id }, body: { version: 1, items: placed } });
  await teacher.acceptances.submitAcceptance({ path: { id }, body: { version, memberIds: [keeperId] } });
  return id;
}

/** The keepers put what passed in store. */
async function enter(id: string, stage: Stage): Promise<void> {
  await later(stage, 20);
  const teacher = await stage.as('teacher1', 'purchaser');
  const { stockDocuments } = await teacher.acceptances.getAcceptanceDetail({ path: { id } });
  for (const document of stockDocuments) {
    const path = { id: document.id };
    const keeper = await stage.as('keeper1', 'warehouse_keeper');
    const { version } = await keeper.stock.getStockDocumentDetail({ path });
    await keeper.stock.confirmStockDocument({ path, body: { version } });
  }
}

async function numberAssets(id: string, stage: Stage): Promise<void> {
  const teacher = await stage.as('teacher1', 'purchaser');
  const { items, version, allowedActions } = await teacher.acceptances.getAcceptanceDetail({ path: { id } });
  if (!allowedActions.includes('RECORD_ASSETS')) return;
  const numbers = items.flatMap(({ no, fixedAsset, passQuantity }) => {
    const assetNos = Array.from({ length: Math.floor(Number(passQuantity)) }, (_, index) => `${id.slice(-8)}-${no}-${index + 1}`);
    return fixedAsset ? [{ no, assetNos }] : [];
  });
  await teacher.acceptances.recordAssetNumbers({ path: { id }, body: { version, items: numbers } });
}
