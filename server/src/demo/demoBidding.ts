import type { Client, Schemas } from '@campus-procurement/sdk';
import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { sql } from 'kysely';
import type { Deps } from '../context/context.ts';
import { demoPdf } from '../db/seed/demoPdf.ts';
import { readCalendar } from '../records/readCalendar.ts';
import { makeDemoChanges } from './demoChanges.ts';
import { fulfil, fulfilmentStages } from './demoFulfilment.ts';
import { makeDemoOtherWays } from './demoOtherWays.ts';
import { type DemoPurchase, demoPurchases } from './demoPurchases.ts';
import { type MakeApp, openStage, type Stage } from './demoStage.ts';
import { decline, demoSteps } from './demoSteps.ts';
import { playStores } from './demoStores.ts';
import { registerSuppliers } from './demoSuppliers.ts';
import { type Window, windowOf } from './demoWindows.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
/** The stages from the end of the quotes on, in order. A purchase goes through those up to its own. */
const line = ['JUDGING', 'JUDGED', 'DECIDING', 'AWARD_APPROVING', 'NOTICE', 'AWARDED'] as const;

/**
 * Plays purchases by bidding with the product itself, from the request to the award, so that every hash, seal and message is a real one.
 * Those whose quotes are open end some hours or days after now. Does nothing if there is a bidding already.
 */
export async function makeDemoBidding(deps: Deps, createApp: MakeApp): Promise<void> {
  const { db } = deps.database;
  if (await db.selectFrom('bidRound').select('id').limit(1).executeTakeFirst()) return;
  const now = deps.now();
  const calendar = await readCalendar('1001', { db });
  const stage = openStage(deps, createApp);
  await stage.moveTo(new Date(now.getTime() - 60 * dayMs));
  const teacher = await stage.as('teacher1', 'purchaser');
  const tree = await teacher.goodsCategories.getGoodsCategoryTree({ query: {} });
  const suppliers = await registerSuppliers(
    stage,
    tree.map(({ id }) => id),
  );
  const all = tree.flatMap(function below(node): Schemas['GoodsCategory'][] {
    return [node, ...node.children.flatMap(below)];
  });
  const cardId = await aCard(stage);
  for (const [index, purchase] of demoPurchases.entries()) {
    // Tables that were empty have rows now: without statistics of them the planner takes slow ways.
    if (index % 6 === 5) await sql`analyze`.execute(db);
    const category = all.find(({ categoryName }) => categoryName === purchase.category);
    if (!category) throw new Error(`There is no category ${purchase.category}`);
    const window = windowOf(purchase.stage, now, calendar);
    await play(purchase, { stage, suppliers, window, cardId, categoryId: category.id });
  }
  await makeDemoChanges(stage, now, (id, from) => approve(id, stage, from));
  await makeDemoOtherWays(stage, now, (id, from) => approve(id, stage, from));
  await playStores(now, stage);
  await stage.moveTo(now);
  await sql`analyze`.execute(db);
  await stage.close();
}

interface Scene {
  stage: Stage;
  suppliers: string[];
  window: Window;
  cardId: string;
  categoryId: string;
}

/** A card of a colleague that the teacher may use. */
async function aCard(stage: Stage): Promise<string> {
  const finance = await stage.as('finance1', 'finance');
  const colleague = await stage.as('fanzihan', 'purchaser');
  const teacher = await stage.as('teacher1', 'purchaser');
  const { id: ownerId } = await colleague.users.getMyProfile();
  const { id: userId } = await teacher.users.getMyProfile();
  const { records } = await finance.expenditure.queryExpenditurePage({ query: { ownerId, size: 1 } });
  const deptId = records[0]?.deptId;
  if (deptId === undefined) throw new Error('The colleague has no card');
  const body = {
    ...{ cardNo: 'ZX2026-JJ01', cardName: '教学科研条件改善专项', fundType: 'SPECIAL' as const, totalAmount: '2600000.00' },
    ...{ ownerId, deptId, authorizedUserIds: [userId] },
  };
  return (await finance.expenditure.saveExpenditure({ body })).id;
}

async function play(purchase: DemoPurchase, scene: Scene): Promise<void> {
  const { stage, window } = scene;
  const id = await request(purchase, scene);
  await approve(id, stage, window.submit);
  if (purchase.stage === 'APPROVED') return;
  await publish(id, purchase, scene);
  if (purchase.stage === 'PUBLISHED') return;
  await quote(id, purchase, scene);
  const { stage: upTo } = purchase;
  if (upTo === 'BIDDING') return;
  await stage.moveTo(new Date(window.end.getTime() + 5_000));
  if (upTo === 'FAILED') return;
  const isAwarded = (fulfilmentStages as readonly string[]).includes(upTo);
  const last = upTo === 'DECLINED' ? 'NOTICE' : isAwarded ? 'AWARDED' : upTo;
  for (const step of line.slice(0, line.indexOf(last as (typeof line)[number]) + 1)) {
    // A purchase whose award is noticed was decided for the lowest quote, without an approval.
    if (step === 'AWARD_APPROVING' && last !== step) continue;
    await demoSteps[step](id, stage);
  }
  if (isAwarded) await fulfil(id, upTo, stage, () => approve(id, stage, stage.now));
  if (upTo === 'DECLINED') await decline(id, scene.suppliers, stage);
}

async function request(
  { name, description, items, documents }: DemoPurchase,
  { stage, window, cardId, categoryId }: Scene,
): Promise<string> {
  await stage.moveTo(window.submit);
  const teacher = await stage.as('teacher1', 'purchaser');
  const amount = sumOf(items.map((one) => one.amount));
  const { id, version } = await teacher.projects.saveProject({
    body: {
      ...{ projectName: name, description, purchaseType: 'GOODS' },
      items: items.map((one) => ({ ...one, categoryId })),
      funds: [{ expenditureId: cardId, amount }],
      ...{ deliveryDays: 30, warrantyMonths: 24, paymentTerms: '验收合格后 30 日内一次付清' },
      ...{ deliveryAddress: '江海市学府路 1 号 实验楼 204', contactName: '王晓梅', contactPhone: '13800000103' },
      ...(documents && { requirements: '随技术部分上传产品说明或检测报告，写明带 * 参数的实测值，不写价格。' }),
      splitReason: '与近期采购的用途、经费和使用单位均不同，无法合并采购。',
    },
  });
  await teacher.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
  return id;
}

/** Whoever is asked agrees, a few hours later each. */
async function approve(projectId: string, stage: Stage, from: Date): Promise<void> {
  for (let hours = 3; ; hours += 3) {
    const asked = await stage.pendingTask(projectId);
    if (!asked) return;
    await stage.moveTo(new Date(Math.max(from.getTime() + hours * hourMs, stage.now.getTime())));
    const { taskId, version, userId } = asked;
    const approver = await stage.asUser(userId);
    await approver.approvals.decideApprovalTask({ path: { taskId }, body: { version, decision: 'APPROVE', opinion: '同意。' } });
  }
}

/** The officer takes it if nobody has it yet, and announces it unless the platform has. */
async function publish(id: string, { name }: DemoPurchase, { stage, window }: Scene): Promise<void> {
  await stage.moveTo(window.publish);
  const officer = await stage.as('officer1', 'procurement_officer');
  const read = () => officer.projects.getProjectDetail({ path: { id } });
  const approved = await read();
  if (approved.status !== 'APPROVED') return;
  if (approved.officerId === null) await officer.projects.receiveProject({ path: { id }, body: { version: approved.version } });
  const { version } = await read();
  const body = {
    ...{ bidStartTime: window.start.toISOString(), bidEndTime: window.end.toISOString(), version },
    announcementTitle: `${name}竞价公告`,
  };
  await officer.bidding.publishProject({ path: { id }, body });
}

async function quote(projectId: string, purchase: DemoPurchase, { stage, suppliers, window }: Scene): Promise<void> {
  for (const [index, share] of purchase.quotes.entries()) {
    await stage.moveTo(new Date(window.start.getTime() + (index + 1) * 2 * hourMs));
    const supplier = await stage.supplier(String(suppliers[index]));
    const profile = await supplier.company.getSupplierProfile();
    await supplier.supplierBidding.joinBidding({
      path: { projectId },
      body: {
        ...{ contactName: profile.contactName, contactPhone: profile.contactPhone ?? `1890000${2101 + index}` },
        qualificationIds: profile.qualifications.map(({ id }) => id),
        ...{ termsAccepted: true, conflictDeclared: true },
      },
    });
    if (share === null) continue;
    const isUnfit = purchase.unfit?.includes(index) ?? false;
    const lines = purchase.items.map(({ amount, quantity }, at) => ({
      ...{ no: at + 1, brand: brands[index % brands.length] as string, model: `${'ABCD'[index]}${100 + at}` },
      response: isUnfit ? '部分参数低于要求，见偏离说明' : '全部满足',
      unitPrice: fromCents((toCents(amount) * BigInt(share)) / 100n / BigInt(quantity)),
    }));
    const fileIds = purchase.documents && index % 2 === 0 ? [await upload(projectId, lines, supplier)] : [];
    const body = { lines, fileIds, deliveryDays: 20 + index * 3, warrantyMonths: 24 + index * 6, paymentAccepted: true };
    const deviation = isUnfit ? { deviation: '同步采集导联数低于要求。' } : {};
    await supplier.supplierBidding.submitQuote({ path: { projectId }, body: { ...body, ...deviation } });
  }
}

/** A document of the technical part. */
async function upload(projectId: string, lines: { brand: string; model: string }[], supplier: Client): Promise<string> {
  const content = demoPdf('产品技术说明', [
    ...lines.map(({ brand, model }) => `${brand} ${model}`),
    '带 * 参数均满足，实测值见检测报告。',
  ]);
  const file = new File([content as BlobPart], `${lines[0]?.brand}产品技术说明.pdf`);
  return (await supplier.files.uploadFile({ body: { bizType: 'QUOTE', projectId, file } })).id;
}

const brands = ['沪科', '博远', '恒信', '至诚'];
