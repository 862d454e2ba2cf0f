import type { Client, Schemas } from '@campus-procurement/sdk';
import { fromCents, sumOf, toCents } from '@campus-procurement/sdk/money';
import { hourMs } from '@campus-procurement/sdk/time';
import { fulfil, fulfilmentStages } from './demoFulfilment.ts';
import type { DemoPurchase } from './demoPurchase.ts';
import { isSealed } from './demoPurchases.ts';
import type { Stage } from './demoStage.ts';
import { decline, demoSteps } from './demoSteps.ts';
import { later } from './demoTime.ts';
import type { Window } from './demoWindows.ts';
import type { Plot } from './inTurns.ts';
import { demoPdf } from './seed/demoPdf.ts';

/** The stages from the end of the quotes on, in order. A purchase goes through those up to its own. */
const line = ['JUDGING', 'JUDGED', 'DECIDING', 'AWARD_APPROVING', 'NOTICE', 'AWARDED'] as const;

/** Where a purchase is played. */
export interface Scene {
  suppliers: readonly string[];
  cardId: string;
  categories: readonly Schemas['GoodsCategory'][];
}

/** Reads the categories that purchases name. */
export async function sceneOf(stage: Stage, scene: Omit<Scene, 'categories'>): Promise<Scene> {
  const teacher = await stage.as('teacher1', 'purchaser');
  const categories = (await teacher.goodsCategories.getGoodsCategoryTree({ query: {} })).flatMap(
    function below(node): Schemas['GoodsCategory'][] {
      return [node, ...node.children.flatMap(below)];
    },
  );
  return { ...scene, categories };
}

/** A card of a colleague that a teacher may use. */
export async function aCard(
  stage: Stage,
  { cardNo, cardName, owner, user }: { cardNo: string; cardName: string; owner: string; user: string },
): Promise<string> {
  const finance = await stage.as('finance1', 'finance');
  const { id: ownerId } = await (await stage.as(owner, 'purchaser')).users.getMyProfile();
  const { id: userId } = await (await stage.as(user, 'purchaser')).users.getMyProfile();
  const { records } = await finance.expenditure.queryExpenditurePage({ query: { ownerId, size: 1 } });
  const deptId = records[0]?.deptId;
  if (deptId === undefined) throw new Error('The colleague has no card');
  const body = {
    cardNo,
    cardName,
    fundType: 'SPECIAL' as const,
    totalAmount: '2600000.00',
    ownerId,
    deptId,
    authorizedUserIds: [userId],
  };
  return (await finance.expenditure.saveExpenditure({ body })).id;
}

/** A purchase as a plot, which begins with its request. */
export function plotOf(purchase: DemoPurchase, window: Window, scene: Scene): Plot {
  return { from: window.submit, play: (stage) => play(purchase, { ...scene, window, stage: stageOf(purchase, stage) }) };
}

/** A stage on which the applicant of a purchase has the part of teacher1. */
function stageOf({ year }: DemoPurchase, stage: Stage): Stage {
  if (!year) return stage;
  const as: Stage['as'] = (account, roleCode) => stage.as(account === 'teacher1' ? year.applicant : account, roleCode);
  return Object.create(stage, { as: { value: as } });
}

interface Playing extends Scene {
  stage: Stage;
  window: Window;
}

async function play(purchase: DemoPurchase, scene: Playing): Promise<void> {
  const { stage, window } = scene;
  const id = await request(purchase, scene);
  await approve(id, stage, window.submit);
  if (purchase.stage === 'APPROVED') return;
  await publish(id, purchase, scene);
  if (purchase.stage === 'PUBLISHED') return;
  // What the platform has announced by itself ends when it says.
  const announced = isSealed(purchase) ? window : await announcedWindow(id, scene);
  await quote(id, purchase, { ...scene, window: announced });
  const { stage: upTo } = purchase;
  if (upTo === 'BIDDING') return;
  await stage.moveTo(new Date(announced.end.getTime() + 5_000));
  if (upTo === 'FAILED') return;
  const isAwarded = (fulfilmentStages as readonly string[]).includes(upTo);
  const last = upTo === 'DECLINED' ? 'NOTICE' : isAwarded ? 'AWARDED' : upTo;
  for (const step of line.slice(0, line.indexOf(last as (typeof line)[number]) + 1)) {
    // A purchase whose award is noticed was decided for the lowest quote, without an approval.
    if (step === 'AWARD_APPROVING' && last !== step) continue;
    await demoSteps[step](id, stage);
  }
  if (isAwarded) await fulfil(id, purchase, stage, () => approve(id, stage, stage.now));
  if (upTo === 'DECLINED') await decline(id, scene.suppliers, stage);
}

async function request(
  { name, description, category, items, documents }: DemoPurchase,
  { stage, window, cardId, categories }: Playing,
): Promise<string> {
  await stage.moveTo(window.submit);
  const teacher = await stage.as('teacher1', 'purchaser');
  const amount = sumOf(items.map((one) => one.amount));
  const categoryId = categories.find(({ categoryName }) => categoryName === category)?.id;
  if (categoryId === undefined) throw new Error(`There is no category ${category}`);
  const { id, version } = await teacher.projects.saveProject({
    body: {
      projectName: name,
      description,
      purchaseType: 'GOODS',
      items: items.map((one) => ({ ...one, categoryId })),
      funds: [{ expenditureId: cardId, amount }],
      deliveryDays: 30,
      warrantyMonths: 24,
      paymentTerms: '验收合格后 30 日内一次付清',
      deliveryAddress: '江海市学府路 1 号 实验楼 204',
      contactName: '王晓梅',
      contactPhone: '13800000103',
      ...(documents && { requirements: '随技术部分上传产品说明或检测报告，写明带 * 参数的实测值，不写价格。' }),
      splitReason: '与近期采购的用途、经费和使用单位均不同，无法合并采购。',
    },
  });
  await teacher.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
  return id;
}

/** Whoever is asked agrees, a few hours later each. */
export async function approve(projectId: string, stage: Stage, from: Date): Promise<void> {
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
async function publish(id: string, purchase: DemoPurchase, { stage, window }: Playing): Promise<void> {
  // The platform announces small ones by itself, soon after their approval.
  if (!isSealed(purchase)) await later(stage, 0.1);
  const applicant = await stage.as('teacher1', 'purchaser');
  if (!isSealed(purchase) && (await applicant.projects.getProjectDetail({ path: { id } })).status !== 'APPROVED') return;
  await stage.moveTo(window.publish);
  const officer = await stage.as('officer1', 'procurement_officer');
  const read = () => officer.projects.getProjectDetail({ path: { id } });
  const approved = await read();
  if (approved.status !== 'APPROVED') return;
  if (approved.officerId === null) await officer.projects.receiveProject({ path: { id }, body: { version: approved.version } });
  const { version } = await read();
  const body = {
    bidStartTime: window.start.toISOString(),
    bidEndTime: window.end.toISOString(),
    version,
    announcementTitle: `${purchase.name}竞价公告`,
  };
  await officer.bidding.publishProject({ path: { id }, body });
}

async function announcedWindow(id: string, { stage, window }: Playing): Promise<Window> {
  const teacher = await stage.as('teacher1', 'purchaser');
  const { startTime, endTime } = await teacher.bidding.getBidding({ path: { projectId: id } });
  return { ...window, start: new Date(startTime), end: new Date(endTime) };
}

async function quote(projectId: string, purchase: DemoPurchase, { stage, suppliers, window }: Playing): Promise<void> {
  for (const [index, share] of purchase.quotes.entries()) {
    await stage.moveTo(new Date(window.start.getTime() + (index + 1) * 2 * hourMs));
    const supplier = await stage.supplier(String(suppliers[index]));
    const profile = await supplier.company.getSupplierProfile();
    await supplier.supplierBidding.joinBidding({
      path: { projectId },
      body: {
        contactName: profile.contactName,
        contactPhone: profile.contactPhone ?? `1890000${2101 + index}`,
        qualificationIds: profile.qualifications.map(({ id }) => id),
        termsAccepted: true,
        conflictDeclared: true,
      },
    });
    if (share === null) continue;
    const isUnfit = purchase.unfit?.includes(index) ?? false;
    const lines = purchase.items.map(({ amount, quantity }, at) => ({
      no: at + 1,
      brand: brands[index % brands.length] as string,
      model: `${'ABCD'[index]}${100 + at}`,
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
