import type { Schemas } from '@campus-procurement/sdk';
import { dayMs } from '@campus-procurement/sdk/time';
import type { Stage } from './demoStage.ts';
import { later } from './demoTime.ts';

interface Charged {
  applicant: 'mengqingge' | 'longxuefeng';
  /** Number of the item in the project system. */
  item: string;
  name: string;
  spec: string;
  amount: string;
  /** Waits for who decides, or everybody has agreed. */
  isApproved: boolean;
}

/**
 * Purchases of the school whose purchases hang on items of its own project system: some items are nearly used up, most are not touched.
 * Each department stays below the limit of small purchases, which the school has no other rules beside.
 */
const purchases: Charged[] = [
  {
    applicant: 'mengqingge',
    item: 'XM2026-0008',
    name: '食品检测标准溶液',
    spec: '十二种',
    amount: '2860.00',
    isApproved: true,
  },
  {
    applicant: 'mengqingge',
    item: 'XM2026-0001',
    name: '数控实训刀具',
    spec: '硬质合金，一批',
    amount: '4200.00',
    isApproved: true,
  },
  {
    applicant: 'longxuefeng',
    item: 'XM2026-0001',
    name: '实训平台润滑油与切削液',
    spec: '18 L 装',
    amount: '3400.00',
    isApproved: true,
  },
  {
    applicant: 'longxuefeng',
    item: 'XM2026-0001',
    name: '三坐标测量仪测针',
    spec: '红宝石测头',
    amount: '5300.00',
    isApproved: false,
  },
  {
    applicant: 'mengqingge',
    item: 'XM2026-0016',
    name: '光电检测光纤跳线',
    spec: 'FC/APC，3 m',
    amount: '1900.00',
    isApproved: false,
  },
];

/** Plays purchases at the school 1002, two of which wait for its administrator. */
export async function makeDemoItems(stage: Stage, now: Date): Promise<void> {
  await stage.moveTo(new Date(now.getTime() - 6 * dayMs));
  const cards = { mengqingge: await aCard('mengqingge', stage), longxuefeng: await aCard('longxuefeng', stage) };
  for (const purchase of purchases) {
    await later(stage, 5);
    const id = await request(purchase, cards[purchase.applicant], stage);
    if (purchase.isApproved) await agree(id, stage);
  }
}

/** A card of one who buys, entered by the administrator. */
async function aCard(account: Charged['applicant'], stage: Stage): Promise<string> {
  const admin = await stage.as('shaoboyan', 'school_admin');
  const owner = await stage.as(account, 'purchaser');
  const { id: ownerId } = await owner.users.getMyProfile();
  const [held] = await owner.session.getRoleDeptList();
  const body = {
    cardNo: `QL2026-${account === 'mengqingge' ? '01' : '02'}`,
    cardName: '教学实验条件建设专项',
    fundType: 'SPECIAL' as const,
    totalAmount: '120000.00',
    ownerId,
    deptId: String(held?.deptList[0]?.id),
    authorizedUserIds: [],
  };
  return (await admin.expenditure.saveExpenditure({ body })).id;
}

async function request({ applicant, item, name, spec, amount }: Charged, cardId: string, stage: Stage): Promise<string> {
  const client = await stage.as(applicant, 'purchaser');
  const tree = await client.goodsCategories.getGoodsCategoryTree({ query: {} });
  const all = tree.flatMap(function below(node): Schemas['GoodsCategory'][] {
    return [node, ...node.children.flatMap(below)];
  });
  const isPlain = ({ purchaseType, hazardous, centralCatalogue, consumable, children, status }: Schemas['GoodsCategory']) =>
    purchaseType === 'GOODS' && !hazardous && !centralCatalogue && consumable && children.length === 0 && status === 'ENABLED';
  const categoryId = String(all.find(isPlain)?.id);
  const { id, version } = await client.projects.saveProject({
    body: {
      projectName: name,
      description: `${name}，用于本学期实验教学，按课程安排领用。`,
      purchaseType: 'GOODS',
      items: [{ itemName: name, spec, categoryId, quantity: '1', unit: '批', amount }],
      funds: [{ expenditureId: cardId, amount }],
      associationCode: item,
      payee: { name: '济南齐岳实验用品有限公司', account: '1602010109000001234' },
      splitReason: '与近期采购的用途、经费和使用单位均不同，无法合并采购。',
    },
  });
  await client.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
  return id;
}

/** Whoever is asked agrees. */
async function agree(projectId: string, stage: Stage): Promise<void> {
  for (let asked = await stage.pendingTask(projectId); asked; asked = await stage.pendingTask(projectId)) {
    await later(stage, 2);
    const { taskId, version, userId } = asked;
    const approver = await stage.asUser(userId);
    await approver.approvals.decideApprovalTask({ path: { taskId }, body: { version, decision: 'APPROVE', opinion: '同意。' } });
  }
}
