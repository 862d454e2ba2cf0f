import type { Client, Schemas } from '@campus-procurement/sdk';
import { dayMs, dayOf } from '@campus-procurement/sdk/time';
import { seedId } from '#reference/seedId.ts';
import type { Stage } from './demoStage.ts';
import { later } from './demoTime.ts';
import { equipmentManagerId } from './seed/categoryManagers.ts';
import { demoPdf } from './seed/demoPdf.ts';

interface OtherPurchase {
  name: string;
  spec: string;
  way: Exclude<Schemas['ExecutionCode'], 'ONLINE_BID'>;
  amount: string;
  reason: string;
  /** MANAGING: approved up to who manages the goods. */
  stage: 'DRAFT' | 'APPROVING' | 'MANAGING' | 'APPROVED' | 'AWARDED';
  /** Goods of this category of the platform, made abroad. */
  imported?: string;
}

/** One or two of each way, at several stages, in the order in which they begin. */
const purchases: OtherPurchase[] = [
  {
    name: '质谱仪原厂离子源',
    spec: '原厂件',
    way: 'SINGLE_SOURCE',
    amount: '86000.00',
    stage: 'APPROVED',
    reason: '现有质谱仪只能使用原厂离子源，国内仅一家授权供货。',
  },
  {
    name: '图像分析软件升级授权',
    spec: '五年授权',
    way: 'SINGLE_SOURCE',
    amount: '64000.00',
    stage: 'APPROVING',
    reason: '软件由原开发单位独家升级，更换后历史数据无法读取。',
  },
  {
    name: '实验台定制与安装',
    spec: '钢木结构',
    way: 'NEGOTIATION',
    amount: '72000.00',
    stage: 'APPROVED',
    reason: '台面尺寸须现场确定，技术方案需与供应商谈判后明确。',
  },
  {
    name: '教学录播系统方案与设备',
    spec: '四间教室',
    way: 'CONSULTATION',
    amount: '98000.00',
    stage: 'AWARDED',
    reason: '各家方案差别大，需先磋商方案再比较报价。',
  },
  {
    name: '标准物质与对照品',
    spec: '十二种',
    way: 'INQUIRY',
    amount: '28000.00',
    stage: 'APPROVED',
    reason: '规格统一、货源充足且价格变化小，适合询价采购。',
  },
  {
    name: '实验服与防护手套',
    spec: '一批',
    way: 'INQUIRY',
    amount: '16800.00',
    stage: 'AWARDED',
    reason: '规格统一、货源充足且价格变化小，适合询价采购。',
  },
  {
    name: '移动硬盘与扩展坞',
    spec: '一批',
    way: 'MALL',
    amount: '12600.00',
    stage: 'AWARDED',
    reason: '电商平台价格公开，低于近期询价，可当日发货。',
  },
  {
    name: '常用玻璃器皿（春季学期）',
    spec: '一批',
    way: 'FRAMEWORK',
    amount: '26000.00',
    stage: 'AWARDED',
    reason: '学校已签订实验耗材框架协议，按协议单价供货。',
  },
  {
    name: '地下配电间排水泵',
    spec: '15 kW',
    way: 'EMERGENCY',
    amount: '18500.00',
    stage: 'AWARDED',
    reason: '配电间进水，须当日更换水泵，等不及竞价公告。',
  },
  {
    name: '显微镜光源灯组',
    spec: '原型号',
    way: 'DIRECT',
    amount: '11800.00',
    stage: 'DRAFT',
    reason: '',
  },
  {
    name: '显微镜进口物镜',
    spec: '60 倍油镜',
    way: 'SINGLE_SOURCE',
    amount: '68000.00',
    stage: 'MANAGING',
    reason: '现有显微镜只能使用原厂物镜，国内无同类产品可替代。',
    imported: '显微镜',
  },
];

/** Plays purchases that are not bid for: requests of the teacher, and outcomes that officers have registered. */
export async function makeDemoOtherWays(
  stage: Stage,
  now: Date,
  approve: (id: string, from: Date) => Promise<void>,
): Promise<void> {
  const begun = new Date(now.getTime() - 4 * dayMs);
  await stage.moveTo(begun);
  const teacher = await stage.as('teacher1', 'purchaser');
  const cardId = await aCard(stage);
  const tree = await teacher.goodsCategories.getGoodsCategoryTree({ query: {} });
  const all = tree.flatMap(function below(node): Schemas['GoodsCategory'][] {
    return [node, ...node.children.flatMap(below)];
  });
  const isPlain = ({ purchaseType, hazardous, centralCatalogue, fixedAsset, children, status }: Schemas['GoodsCategory']) =>
    purchaseType === 'GOODS' && !hazardous && !centralCatalogue && !fixedAsset && children.length === 0 && status === 'ENABLED';
  const plainId = String(all.find(isPlain)?.id);
  const categoryOf = ({ imported }: OtherPurchase) =>
    imported === undefined ? plainId : String(all.find(({ categoryName }) => categoryName === imported)?.id);
  const { records: suppliers } = await teacher.company.queryAllSupplier({ query: { status: 'APPROVED', size: 3 } });
  for (const purchase of purchases) {
    // Whoever manages the goods still has time for it.
    if (purchase.stage === 'MANAGING') await stage.moveTo(new Date(Math.max(stage.now.getTime(), now.getTime() - dayMs)));
    // A session ends with the hours that pass.
    const applicant = await stage.as('teacher1', 'purchaser');
    const id = await request(purchase, { teacher: applicant, cardId, categoryId: categoryOf(purchase), suppliers, stage });
    if (purchase.stage === 'DRAFT') continue;
    const { version } = await applicant.projects.getProjectDetail({ path: { id } });
    await applicant.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
    if (purchase.stage === 'APPROVING') continue;
    if (purchase.stage === 'MANAGING') {
      await approveUpToManager(id, stage);
      continue;
    }
    await approve(id, stage.now);
    await claim(id, stage);
    if (purchase.stage === 'AWARDED') await register(id, purchase, suppliers, stage);
  }
}

/** Whoever is asked before the manager of the goods agrees. */
async function approveUpToManager(projectId: string, stage: Stage): Promise<void> {
  for (;;) {
    const asked = await stage.pendingTask(projectId);
    if (!asked) throw new Error('The demo asks no manager of a category');
    if (asked.userId === equipmentManagerId) return;
    await later(stage, 2);
    const { taskId, version, userId } = asked;
    const approver = await stage.asUser(userId);
    await approver.approvals.decideApprovalTask({ path: { taskId }, body: { version, decision: 'APPROVE', opinion: '同意。' } });
  }
}

async function aCard(stage: Stage): Promise<string> {
  const finance = await stage.as('finance1', 'finance');
  const colleague = await stage.as('fanzihan', 'purchaser');
  const teacher = await stage.as('teacher1', 'purchaser');
  const { id: ownerId } = await colleague.users.getMyProfile();
  const { id: userId } = await teacher.users.getMyProfile();
  const { records } = await finance.expenditure.queryExpenditurePage({ query: { ownerId, size: 1 } });
  const body = {
    cardNo: 'ZX2026-QT01',
    cardName: '实验条件保障专项',
    fundType: 'SPECIAL' as const,
    totalAmount: '900000.00',
    ownerId,
    deptId: String(records[0]?.deptId),
    authorizedUserIds: [userId],
  };
  return (await finance.expenditure.saveExpenditure({ body })).id;
}

interface Scene {
  teacher: Client;
  cardId: string;
  categoryId: string;
  suppliers: readonly Schemas['Supplier'][];
  stage: Stage;
}

async function upload(client: Client, title: string, text: string): Promise<string> {
  const file = new File([demoPdf(title, [text]) as BlobPart], `${title}.pdf`);
  return (await client.files.uploadFile({ body: { bizType: 'PURCHASE', file } })).id;
}

async function request({ name, spec, way, amount, reason, imported }: OtherPurchase, scene: Scene): Promise<string> {
  const { teacher, cardId, categoryId, suppliers, stage } = scene;
  const paperId = await upload(teacher, `${name}证明文件`, reason || name);
  const argumentId = imported === undefined ? null : await upload(teacher, `${name}论证报告`, reason);
  const invited = suppliers.map(({ id: supplierId }) => ({ supplierId, reason: '有同类供货业绩，评价良好' }));
  const expert = { title: '教授', unit: '江海理工大学', opinion: '经核查，该产品由原厂独家供应，同意采用单一来源方式。' };
  const facts: Record<typeof way, Schemas['WayFactsInput']> = {
    DIRECT: { suppliers: invited.slice(0, 1) },
    SINGLE_SOURCE: {
      suppliers: invited.slice(0, 1),
      paperId,
      experts: ['陈立新', '周敏', '郑国安'].map((person) => ({ name: person, ...expert })),
    },
    NEGOTIATION: { suppliers: invited },
    CONSULTATION: { suppliers: invited },
    INQUIRY: { suppliers: invited },
    MALL: { mallName: '政采云电子商城', mallOrderNo: 'ZC20260301088' },
    FRAMEWORK: { frameworkId: seedId('framework', 77001) },
    OPEN_TENDER: { agencyName: '江海招标代理有限公司', paperId },
    EMERGENCY: {
      urgency: '暴雨致地下配电间进水，实验楼停电，低温样品面临损失。',
      urgentSince: dayOf(stage.now),
      permittedBy: '分管后勤副校长',
      paperId,
    },
  };
  const { id } = await teacher.projects.saveProject({
    body: {
      projectName: name,
      description: `用于本学期实验教学与科研，${name}一批。`,
      purchaseType: 'GOODS',
      items: [{ itemName: name, spec, categoryId, quantity: '1', unit: '批', amount, ...(imported && { imported: true }) }],
      funds: [{ expenditureId: cardId, amount }],
      deliveryDays: 15,
      warrantyMonths: 12,
      paymentTerms: '验收合格后 30 日内一次付清',
      attachmentIds: [paperId, ...(argumentId === null ? [] : [argumentId])],
      argumentId,
      deliveryAddress: '江海市学府路 1 号 实验楼 204',
      contactName: '王晓梅',
      contactPhone: '13800000103',
      executionCode: way,
      otherReason: reason || null,
      wayFacts: facts[way],
      splitReason: '与近期采购的用途、经费和使用单位均不同，无法合并采购。',
    },
  });
  return id;
}

/** Larger ones wait for an officer who takes them; others were given to one by turns. */
async function claim(id: string, stage: Stage): Promise<void> {
  const officer = await stage.as('officer1', 'procurement_officer');
  const { version, officerId } = await officer.projects.getProjectDetail({ path: { id } });
  if (officerId === null) await officer.projects.receiveProject({ path: { id }, body: { version } });
}

async function register(id: string, purchase: OtherPurchase, suppliers: Scene['suppliers'], stage: Stage): Promise<void> {
  await later(stage, 1);
  const teacher = await stage.as('teacher1', 'purchaser');
  const { officerId, wayFacts } = await teacher.projects.getProjectDetail({ path: { id } });
  const officer = await stage.asUser(String(officerId), 'procurement_officer');
  const { version } = await officer.projects.getProjectDetail({ path: { id } });
  const fileId = await upload(officer, `${purchase.name}过程材料`, '记录与报价见附页。');
  const quotes = suppliers.map(({ companyName: supplierName }, index) => ({ supplierName, amount: `${11 + index}900.00` }));
  const isCompared = ['INQUIRY', 'NEGOTIATION', 'CONSULTATION'].includes(purchase.way);
  const supplierId = wayFacts?.framework?.supplierId ?? String(suppliers[0]?.id);
  const said = { supplierId, dealAmount: '11900.00', reason: '按记录确定成交供应商。', processFileIds: [fileId] };
  await officer.projects.registerOtherProcurementOutcome({
    path: { id },
    body: { version, ...said, ...(isCompared && { quotes }), resultPublic: true, conflictDeclared: true },
  });
}
