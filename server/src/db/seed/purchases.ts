import type { Insertable } from 'kysely';
import { seedId } from '../reference/seedId.ts';
import type { Tables } from '../tables.ts';
import type { expenditures } from './expenditures.ts';
import { mainSchoolId } from './schools.ts';
import { seedTime } from './seedTime.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;
type Cards = ReturnType<typeof expenditures>['cards'];

const hourMs = 3600_000;
const dayMs = 24 * hourMs;
const companyId = mainSchoolId;

interface Buyer {
  n: number;
  name: string;
  dept: number;
}

const wang: Buyer = { n: 103, name: '王晓梅', dept: 311 };
const fan: Buyer = { n: 133, name: '范子涵', dept: 311 };
const chen: Buyer = { n: 104, name: '陈志衡', dept: 312 };
const li: Buyer = { n: 102, name: '李文博', dept: 311 };
const sun: Buyer = { n: 107, name: '孙建业', dept: 345 };
const he: Buyer = { n: 108, name: '何立群', dept: 319 };
const accountant = { n: 106, name: '赵婉清' };

/** Who buys, from whose card, and who sees the goods. */
const pairs: [applicant: Buyer, owner: Buyer, witness: Buyer][] = [
  [wang, chen, fan],
  [fan, wang, li],
  [li, wang, sun],
  [chen, fan, wang],
  [wang, fan, he],
  [sun, chen, wang],
  [he, wang, chen],
];

/** What becomes of the purchases, over and over. */
const stages = [
  ...(['ARCHIVED', 'APPROVING', 'EXECUTING', 'COMPLETED', 'ACCEPTING', 'ARCHIVED', 'ARCHIVED', 'REJECTED'] as const),
  ...(['APPROVING', 'INVOICED', 'ARCHIVED', 'RETURNED', 'EXECUTING', 'WITHDRAWN', 'DRAFT', 'TERMINATED'] as const),
];
type Stage = (typeof stages)[number];

/** What is bought: name, category, quantity, unit, shop. */
const goods: [name: string, category: number, quantity: string, unit: string, shop: string][] = [
  ['移液枪头 1 mL', 2124, '20', '盒', '江海实验用品商行'],
  ['玻璃烧杯 250 mL', 2104, '30', '个', '城南玻璃仪器店'],
  ['复印纸 A4', 2111, '25', '箱', '学府文具店'],
  ['色谱柱保护芯', 2124, '6', '支', '江海实验用品商行'],
  ['样品加工', 2113, '1', '次', '精诚机械加工部'],
  ['丁腈手套', 2124, '40', '盒', '安护劳保商店'],
  ['离心管 50 mL', 2124, '12', '包', '江海实验用品商行'],
  ['墨粉盒', 2111, '4', '个', '学府文具店'],
  ['显微镜维修', 2112, '1', '次', '光学仪器维修部'],
];

interface Purchase {
  index: number;
  id: string;
  stage: Stage;
  applicant: Buyer;
  owner: Buyer;
  witness: Buyer;
  card: Cards[number];
  cents: number;
  /** When it was begun. */
  begun: Date;
}

const count = 64;

/** Sixty-four small purchases in every state, with their approvals and what they move on the cards. Changes these cards. */
export function purchases(cards: Cards) {
  const all = Array.from({ length: count }, (_, index) => purchaseOf(index, cards));
  const moved = all.flatMap((purchase) => moneyOf(purchase));
  const numbered = all.filter(({ stage }) => stage !== 'DRAFT').length;
  return {
    projects: all.map(projectOf),
    items: all.map(itemOf),
    funds: all.map(fundOf),
    lent: lentCards(cards),
    participants: all.flatMap(participantsOf),
    receipts: all.flatMap(receiptOf),
    invoices: all.flatMap(invoiceOf),
    payments: all.flatMap(paymentOf),
    instances: all.flatMap(instancesOf),
    tasks: all.flatMap(tasksOf),
    events: all.flatMap(eventsOf),
    timers: all.flatMap(timersOf),
    flows: moved,
    numbers: [{ companyId, kind: 'PROJECT' as const, year: 2026, last: numbered }],
  };
}

/** The card of somebody that has most room. */
function cardOf(owner: Buyer, cards: Cards): Cards[number] {
  const own = cards.filter(
    ({ ownerId, status, validTo }) => ownerId === seedId('user', owner.n) && status === 'ENABLED' && String(validTo) > '2027',
  );
  const [roomiest] = own.sort(
    (one, other) => Number(other.totalAmount) - Number(other.frozenAmount) - (Number(one.totalAmount) - Number(one.frozenAmount)),
  );
  if (!roomiest) throw new Error(`${owner.name} has no card`);
  return roomiest;
}

function purchaseOf(index: number, cards: Cards): Purchase {
  const [applicant, owner, witness] = pairs[index % pairs.length] as (typeof pairs)[number];
  const stage = stages[index % stages.length] as Stage;
  const isOver = ['ARCHIVED', 'TERMINATED', 'REJECTED', 'WITHDRAWN'].includes(stage);
  const days = isOver ? 14 + ((index * 5) % 330) : 2 + (index % 9);
  return {
    ...{ index, id: seedId('project', 9001 + index), stage, applicant, owner, witness, card: cardOf(owner, cards) },
    cents: 18_000 + ((index * 7919) % 600) * 100,
    begun: new Date(seedTime.getTime() - days * dayMs - (index % 5) * hourMs),
  };
}

const later = ({ begun }: Purchase, hours: number) => new Date(begun.getTime() + hours * hourMs);
const yuan = (cents: number) => (cents / 100).toFixed(2);
const reached = ({ stage }: Purchase, ...some: Stage[]) => some.includes(stage);
const isSubmitted = (purchase: Purchase) => !reached(purchase, 'DRAFT');
const isOrdered = (purchase: Purchase) =>
  reached(purchase, 'EXECUTING', 'ACCEPTING', 'COMPLETED', 'INVOICED', 'ARCHIVED', 'TERMINATED');
const isReceived = (purchase: Purchase) => reached(purchase, 'ACCEPTING', 'COMPLETED', 'INVOICED', 'ARCHIVED');
const isWitnessed = (purchase: Purchase) => reached(purchase, 'COMPLETED', 'INVOICED', 'ARCHIVED');
const isInvoiced = (purchase: Purchase) => reached(purchase, 'INVOICED', 'ARCHIVED');
/** Some cost a little less than asked. */
const costOf = ({ index, cents }: Purchase) => (index % 4 === 0 ? cents - 1_050 : cents);

const reasons: Partial<Record<Stage, string>> = {
  REJECTED: '本学期已有同类库存，请先领用。',
  RETURNED: '请补充用途说明后再提交。',
  TERMINATED: '商家缺货，无法供货。',
};

const opinionOf = ({ stage }: Purchase) => (stage === 'REJECTED' || stage === 'RETURNED' ? String(reasons[stage]) : '同意。');

function projectOf(purchase: Purchase): Row<'project'> {
  const { index, id, stage, applicant, cents, begun } = purchase;
  const [itemName, , quantity, unit, shop] = goods[index % goods.length] as (typeof goods)[number];
  const cause = ['REJECTED', 'RETURNED', 'WITHDRAWN'].includes(stage) ? (stage as 'REJECTED') : null;
  const status = cause
    ? 'RETURNED'
    : stage === 'ACCEPTING'
      ? 'EXECUTING'
      : stage === 'INVOICED'
        ? 'COMPLETED'
        : (stage as 'DRAFT');
  const events = eventsOf(purchase);
  const last = events.at(-1)?.time as Date;
  const ends = ['DRAFT', 'ARCHIVED', 'TERMINATED'].includes(stage);
  return {
    ...{ companyId, id, projectName: `${itemName} ${quantity} ${unit}`, status, returnCause: cause },
    projectCode: isSubmitted(purchase) ? codeOf(purchase) : null,
    phase: stage === 'ACCEPTING' ? 'ACCEPTING' : null,
    ...{ applicantId: seedId('user', applicant.n), deptId: seedId('dept', applicant.dept) },
    description: index % 3 === 0 ? '本学期实验教学消耗。' : null,
    ...{
      payeeSupplierId: null,
      payeeName: shop,
      payeeBank: '江海银行学府支行',
      payeeAccount: `62220200${String(10_000_000 + index * 137)}`,
    },
    amount: yuan(cents),
    actualAmount: isWitnessed(purchase) ? yuan(costOf(purchase)) : null,
    paidAmount: stage === 'ARCHIVED' ? yuan(costOf(purchase)) : '0.00',
    instanceId: isSubmitted(purchase) ? seedId('approvalInstance', 9101 + index) : null,
    submitTime: isSubmitted(purchase) ? later(purchase, 1) : null,
    waitingSince: ends ? null : last,
    endReason: reasons[stage] ?? null,
    archiveTime: stage === 'ARCHIVED' ? last : null,
    ...{
      createTime: begun,
      createByName: applicant.name,
      updateTime: last,
      updateByName: events.at(-1)?.actorName ?? applicant.name,
    },
    version: events.length,
  };
}

/** Numbers count those that were submitted. */
function codeOf({ index }: Purchase): string {
  const before = Array.from({ length: index }, (_, one) => stages[one % stages.length]).filter(
    (stage) => stage !== 'DRAFT',
  ).length;
  return `JJ2026${String(before + 1).padStart(6, '0')}`;
}

function itemOf({ index, id, cents }: Purchase): Row<'projectItem'> {
  const [itemName, category, quantity, unit] = goods[index % goods.length] as (typeof goods)[number];
  const categoryId = seedId('goodsCategory', category);
  return {
    companyId,
    projectId: id,
    no: 1,
    itemName,
    spec: null,
    categoryCompanyId: '0',
    categoryId,
    quantity,
    unit,
    amount: yuan(cents),
  };
}

/** What is frozen, occupied and paid now. */
function partsOf(purchase: Purchase) {
  const { stage, cents } = purchase;
  const frozen = stage === 'APPROVING' || stage === 'RETURNED' ? cents : 0;
  const isOpen = reached(purchase, 'EXECUTING', 'ACCEPTING', 'COMPLETED', 'INVOICED');
  const occupied = !isOpen ? 0 : isWitnessed(purchase) ? costOf(purchase) : cents;
  return { frozen, occupied, paid: stage === 'ARCHIVED' ? costOf(purchase) : 0 };
}

function fundOf(purchase: Purchase): Row<'projectFund'> {
  const { id, card, cents } = purchase;
  const { frozen, occupied, paid } = partsOf(purchase);
  const parts = { frozen: yuan(frozen), occupied: yuan(occupied), paid: yuan(paid) };
  return { companyId, projectId: id, no: 1, expenditureId: card.id, amount: yuan(cents), ...parts };
}

/** The cards that are lent, so that others may buy from them. */
function lentCards(cards: Cards): Row<'expenditureUser'>[] {
  const rows = pairs.map(([applicant, owner]) => ({
    ...{ companyId, expenditureId: cardOf(owner, cards).id, userId: seedId('user', applicant.n) },
  }));
  return [...new Map(rows.map((row) => [`${row.expenditureId} ${row.userId}`, row])).values()];
}

function participantsOf(purchase: Purchase): Row<'projectParticipant'>[] {
  const { id: projectId, owner, witness } = purchase;
  return [
    ...(isSubmitted(purchase) ? [{ companyId, projectId, userId: seedId('user', owner.n), kind: 'APPROVER' as const }] : []),
    ...(isReceived(purchase) ? [{ companyId, projectId, userId: seedId('user', witness.n), kind: 'WITNESS' as const }] : []),
  ];
}

function instancesOf(purchase: Purchase): Row<'approvalInstance'>[] {
  const { index, id: projectId, applicant, cents, stage } = purchase;
  if (!isSubmitted(purchase)) return [];
  const both = { companyId, projectId, applicantId: seedId('user', applicant.n), materialHash: '' };
  const decided = stage === 'APPROVING' ? null : later(purchase, 5);
  const status: Row<'approvalInstance'>['status'] =
    stage === 'APPROVING' ? 'RUNNING' : isOrdered(purchase) ? 'APPROVED' : (stage as 'REJECTED');
  const request = {
    ...{ ...both, id: seedId('approvalInstance', 9101 + index), bizType: 'PURCHASE' as const, amount: yuan(cents), status },
    ...{ createTime: later(purchase, 1), endTime: decided, version: decided === null ? 1 : 2 },
  };
  if (!isReceived(purchase)) return [request];
  const isOpen = stage === 'ACCEPTING';
  const receipt = {
    ...{ ...both, id: seedId('approvalInstance', 9201 + index), bizType: 'RECEIPT' as const, amount: yuan(costOf(purchase)) },
    ...{ status: isOpen ? ('RUNNING' as const) : ('APPROVED' as const), createTime: later(purchase, 20) },
    ...{ endTime: isOpen ? null : later(purchase, 24), version: isOpen ? 1 : 2 },
  };
  return [request, receipt];
}

function tasksOf(purchase: Purchase): Row<'approvalTask'>[] {
  const { index, owner, witness, stage } = purchase;
  if (!isSubmitted(purchase)) return [];
  const state: Row<'approvalTask'>['state'] =
    stage === 'APPROVING'
      ? 'PENDING'
      : stage === 'WITHDRAWN'
        ? 'CANCELLED'
        : isOrdered(purchase)
          ? 'APPROVED'
          : (stage as 'REJECTED');
  const isDecided = state !== 'PENDING' && state !== 'CANCELLED';
  const request = {
    ...{
      companyId,
      id: seedId('approvalTask', 9301 + index),
      instanceId: seedId('approvalInstance', 9101 + index),
      step: 1,
      state,
    },
    ...{ kind: 'CARD_OWNER' as const, userId: seedId('user', owner.n), opinion: isDecided ? opinionOf(purchase) : null },
    ...{ since: later(purchase, 1), decideTime: isDecided ? later(purchase, 5) : null },
  } as const;
  if (!isReceived(purchase)) return [request];
  const isOpen = stage === 'ACCEPTING';
  const receipt = {
    ...{ companyId, id: seedId('approvalTask', 9401 + index), instanceId: seedId('approvalInstance', 9201 + index), step: 1 },
    ...{
      state: isOpen ? ('PENDING' as const) : ('APPROVED' as const),
      kind: 'WITNESS' as const,
      userId: seedId('user', witness.n),
    },
    ...{ opinion: null, since: later(purchase, 20), decideTime: isOpen ? null : later(purchase, 24) },
  };
  return [request, receipt];
}

function receiptOf(purchase: Purchase): Row<'projectReceipt'>[] {
  const { index, id: projectId, witness, stage } = purchase;
  if (!isReceived(purchase)) return [];
  const isOpen = stage === 'ACCEPTING';
  return [
    {
      ...{
        companyId,
        id: seedId('projectReceipt', 9501 + index),
        projectId,
        instanceId: seedId('approvalInstance', 9201 + index),
      },
      ...{ actualAmount: yuan(costOf(purchase)), witnessId: seedId('user', witness.n), opinion: null },
      ...{
        status: isOpen ? 'PENDING' : 'CONFIRMED',
        createTime: later(purchase, 20),
        witnessTime: isOpen ? null : later(purchase, 24),
      },
    },
  ];
}

const invoiceNumber = ({ index }: Purchase) => `25312000${String(100_000_000_000 + index * 7_919)}`;

function invoiceOf(purchase: Purchase): Row<'projectInvoice'>[] {
  const { index, id: projectId, applicant } = purchase;
  if (!isInvoiced(purchase)) return [];
  const createTime = later(purchase, 30);
  return [
    {
      ...{
        companyId,
        id: seedId('projectInvoice', 9601 + index),
        projectId,
        number: invoiceNumber(purchase),
        amount: yuan(costOf(purchase)),
      },
      ...{ invoiceDate: createTime.toISOString().slice(0, 10), createTime, createByName: applicant.name },
    },
  ];
}

const voucherOf = ({ index }: Purchase) => `PZ-${String(index + 1).padStart(4, '0')}`;

function paymentOf(purchase: Purchase): Row<'projectPayment'>[] {
  const { index, id: projectId } = purchase;
  if (purchase.stage !== 'ARCHIVED') return [];
  const createTime = later(purchase, 48);
  return [
    {
      ...{
        companyId,
        id: seedId('projectPayment', 9701 + index),
        projectId,
        amount: yuan(costOf(purchase)),
        voucherNo: voucherOf(purchase),
      },
      ...{ paidDate: createTime.toISOString().slice(0, 10), createTime, createByName: accountant.name },
    },
  ];
}

type Actor = { n: number; name: string; role: string };

/** The history. Its hashes are computed when it is inserted, because dates are moved then. */
function eventsOf(purchase: Purchase): Row<'flowEvent'>[] {
  const { id, applicant, owner, witness, stage } = purchase;
  const buyer: Actor = { ...applicant, role: '采购申请人' };
  const approver: Actor = { ...owner, role: '采购申请人' };
  const steps: [step: string, hours: number, to: string, actor: Actor | null, content: string | null][] = [
    ['begin', 0, 'DRAFT', buyer, null],
  ];
  if (isSubmitted(purchase)) steps.push(['submit', 1, 'APPROVING', buyer, null]);
  if (isOrdered(purchase)) steps.push(['approve', 5, 'EXECUTING', approver, '同意。']);
  if (stage === 'REJECTED') steps.push(['reject', 5, stage, approver, opinionOf(purchase)]);
  if (stage === 'RETURNED') steps.push(['return', 5, stage, approver, opinionOf(purchase)]);
  if (stage === 'WITHDRAWN') steps.push(['withdraw', 5, stage, buyer, null]);
  if (stage === 'TERMINATED') steps.push(['terminate', 12, stage, buyer, String(reasons.TERMINATED)]);
  if (isReceived(purchase)) steps.push(['receive', 20, 'ACCEPTING', buyer, yuan(costOf(purchase))]);
  if (isWitnessed(purchase)) steps.push(['confirm', 24, 'COMPLETED', { ...witness, role: '采购申请人' }, null]);
  if (isInvoiced(purchase))
    steps.push(['invoice', 30, 'COMPLETED', buyer, `${invoiceNumber(purchase)} ${yuan(costOf(purchase))}`]);
  const payer: Actor = { ...accountant, role: '财务人员' };
  if (stage === 'ARCHIVED') steps.push(['pay', 48, 'COMPLETED', payer, `${voucherOf(purchase)} ${yuan(costOf(purchase))}`]);
  if (stage === 'ARCHIVED') steps.push(['archive', 48, stage, null, null]);
  return steps.map(([step, hours, toStatus, actor, content], index) => ({
    ...{ companyId, kind: 'PROJECT', subjectId: id, no: index + 1, step, toStatus, content, time: later(purchase, hours) },
    fromStatus: steps[index - 1]?.[2] ?? null,
    ...{ actorId: actor && seedId('user', actor.n), actorName: actor?.name ?? null, roleName: actor?.role ?? null },
    ...{ salt: id.slice(-12), hash: '0'.repeat(64) },
  }));
}

/** What happens to drafts and returned purchases by itself. */
function timersOf(purchase: Purchase): Row<'dueEvent'>[] {
  const { id: subjectId, stage } = purchase;
  const at = (kind: Row<'dueEvent'>['kind'], days: number, hours: number) => {
    const dueAt = later(purchase, hours + days * 24);
    return [{ companyId, kind, subjectId, dueAt, tryAt: dueAt }];
  };
  if (stage === 'DRAFT') return at('PROJECT_DRAFT', 83, 0);
  return stage === 'RETURNED' ? at('PROJECT_FUNDS', 30, 5) : [];
}

/** What a purchase moves on its card, which is changed, and the entries of the ledger, whose balances are set when all are known. */
function moneyOf(purchase: Purchase): (Row<'expenditureFlow'> & { card: Cards[number] })[] {
  const { index, card, cents, stage, applicant } = purchase;
  if (!isSubmitted(purchase)) return [];
  const cost = costOf(purchase);
  const moves: [type: Row<'expenditureFlow'>['flowType'], cents: number, hours: number][] = [['FREEZE', cents, 1]];
  if (isOrdered(purchase)) moves.push(['UNFREEZE', cents, 5], ['OCCUPY', cents, 5.001]);
  if (stage === 'REJECTED' || stage === 'WITHDRAWN') moves.push(['UNFREEZE', cents, 5]);
  if (stage === 'TERMINATED') moves.push(['RELEASE', cents, 12]);
  if (isWitnessed(purchase) && cost < cents) moves.push(['RELEASE', cents - cost, 24]);
  if (stage === 'ARCHIVED') moves.push(['PAY', cost, 48]);
  const { frozen, occupied, paid } = partsOf(purchase);
  card.isUsed = true;
  card.frozenAmount = yuan(Math.round(Number(card.frozenAmount) * 100) + frozen);
  card.occupiedAmount = yuan(Math.round(Number(card.occupiedAmount ?? 0) * 100) + occupied);
  card.paidAmount = yuan(Math.round(Number(card.paidAmount ?? 0) * 100) + paid);
  const project = projectOf(purchase);
  return moves.map(([flowType, amount, hours], at) => ({
    ...{
      companyId,
      id: seedId('expenditureFlow', 53_000 + index * 8 + at),
      expenditureId: card.id,
      flowType,
      amount: yuan(amount),
    },
    ...{ bizCode: String(project.projectCode), reason: project.projectName, balance: '0.00', createTime: later(purchase, hours) },
    ...{ createByName: applicant.name, card },
  }));
}
