import { dayMs, dayOf, hourMs, minuteMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import type { expenditures } from './expenditures.ts';
import { purchaseFiles } from './purchaseFiles.ts';
import { accountant, type Buyer, collegeApprover, type Goods, goods, laterPairs, pairs } from './purchaseTexts.ts';
import { mainSchoolId } from './schools.ts';
import { seedTime } from './seedTime.ts';
import { suppliers } from './suppliers.ts';
import { taskLimits } from './taskLimits.ts';

type Row<Table extends keyof Tables> = Insertable<Tables[Table]>;
type Cards = ReturnType<typeof expenditures>['cards'];

const companyId = mainSchoolId;

/** Hours from the beginning of a purchase, in the morning, to each step. */
const hours = { submit: 0.4, decide: 5.3, terminate: 28.6, receive: 49.2, confirm: 53.7, invoice: 76.1, pay: 98.4 };

/** Suppliers of the library that deliver. */
const approved = suppliers().filter(({ row }) => row.companyId === mainSchoolId && row.status === 'APPROVED');
const dearest = goods.findIndex(({ name }) => name === '元素分析测试');

/** What becomes of the purchases, over and over. */
const stages = [
  ...(['ARCHIVED', 'APPROVING', 'EXECUTING', 'COMPLETED', 'ACCEPTING', 'ARCHIVED', 'ARCHIVED', 'REJECTED'] as const),
  ...(['APPROVING', 'INVOICED', 'ARCHIVED', 'RETURNED', 'EXECUTING', 'WITHDRAWN', 'DRAFT', 'TERMINATED'] as const),
];
type Stage = (typeof stages)[number];

interface Purchase {
  index: number;
  id: string;
  stage: Stage;
  applicant: Buyer;
  owner: Buyer;
  witness: Buyer;
  /** Who approves: the owner of the card, or the college for an own card. */
  approver: Pick<Buyer, 'n' | 'name'>;
  goods: Goods;
  /** What each line costs, in cents. */
  lines: number[];
  /** The cards that pay, with their cents. */
  funds: { card: Cards[number]; cents: number }[];
  cents: number;
  /** Counts those that were submitted, in the order of time. */
  number: number;
  /** When it was begun. */
  begun: Date;
}

const count = 84;
/** From here on, the purchases are those of other colleges and of own cards. */
const firstOfOthers = 64;

/** Small purchases in every state, with their approvals and what they move on the cards. Changes these cards. */
export function purchases(cards: Cards) {
  const made = Array.from({ length: count }, (_, index) => purchaseOf(index, cards));
  const inTime = made.filter(isSubmitted).sort((one, other) => one.begun.getTime() - other.begun.getTime());
  const all = made.map((purchase) => ({ ...purchase, number: inTime.indexOf(purchase) + 1 }));
  const moved = all.flatMap((purchase) => moneyOf(purchase));
  return {
    files: purchaseFiles(all.map(({ goods: { name }, applicant, ...purchase }) => ({ ...purchase, name, by: applicant }))),
    projects: all.map(projectOf),
    items: all.flatMap(itemsOf),
    funds: all.flatMap(fundsOf),
    lent: lentCards(cards),
    participants: all.flatMap(participantsOf),
    receipts: all.flatMap(receiptOf),
    invoices: all.flatMap(invoiceOf),
    invoiceParts: all.flatMap(invoicePartOf),
    payments: all.flatMap(paymentOf),
    instances: all.flatMap(instancesOf),
    tasks: all.flatMap(tasksOf),
    events: all.flatMap(eventsOf),
    timers: all.flatMap(timersOf),
    flows: moved,
    numbers: [{ companyId, kind: 'PROJECT' as const, year: 2026, last: inTime.length }],
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

/** Days for which some have been waiting: longer than most. */
const longWaits: Record<number, number> = { 20: 16, 24: 19, 25: 41, 27: 22, 40: 12 };

/** How many days ago a purchase was begun. */
function daysOf(index: number, stage: Stage): number {
  const days: Partial<Record<Stage, number>> = {
    DRAFT: 3 + (index % 40),
    APPROVING: 1 + (index % 5),
    RETURNED: 2 + (index % 9),
    EXECUTING: 2 + (index % 12),
    ACCEPTING: 3 + (index % 5),
    COMPLETED: 5 + (index % 9),
    INVOICED: 5 + (index % 9),
  };
  return longWaits[index] ?? days[stage] ?? 14 + ((index * 5) % 240);
}

function purchaseOf(index: number, cards: Cards): Purchase {
  const all = index < firstOfOthers ? pairs : laterPairs;
  const [applicant, owner, witness] = all[index % all.length] as (typeof pairs)[number];
  const stage = stages[index % stages.length] as Stage;
  const isOwn = owner === applicant;
  // Of an own card, the college is asked above a thousand yuan only.
  const bought = goods[isOwn ? dearest : (index + 3 * Math.floor(index / stages.length)) % goods.length] as Goods;
  // Prices change a little.
  const lines = bought.lines.map(([, , , quantity, , each]) => quantity * Math.round(each * (1 + ((index * 13) % 9) / 100)));
  const cents = lines.reduce((sum, line) => sum + line, 0);
  const start = seedTime.getTime() - daysOf(index, stage) * dayMs + ((index * 17) % 80) * minuteMs;
  return {
    index,
    id: seedId('project', 9001 + index),
    stage,
    applicant,
    owner,
    witness,
    goods: bought,
    lines,
    cents,
    number: 0,
    approver: isOwn ? collegeApprover : owner,
    funds: fundsFor(index, [applicant, owner], cents, cards),
    begun: new Date(start),
  };
}

/** Some are paid from two cards: the lent one, and one of the applicant. */
function fundsFor(index: number, [applicant, owner]: [Buyer, Buyer], cents: number, cards: Cards): Purchase['funds'] {
  const card = cardOf(owner, cards);
  const isCheaper = index % 4 === 0;
  const hasOwn = applicant !== owner && pairs.some(([, one]) => one === applicant);
  if (isCheaper || !hasOwn || index % 3 !== 0) return [{ card, cents }];
  const second = Math.round(cents * 0.37);
  return [
    { card, cents: cents - second },
    { card: cardOf(applicant, cards), cents: second },
  ];
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

/** What is stored of a stage. */
const storedStatus: Partial<Record<Stage, Row<'project'>['status']>> = {
  REJECTED: 'RETURNED',
  RETURNED: 'RETURNED',
  WITHDRAWN: 'RETURNED',
  ACCEPTING: 'EXECUTING',
  INVOICED: 'COMPLETED',
};

function projectOf(purchase: Purchase): Row<'project'> {
  const { id, stage, applicant, cents, begun, goods: bought } = purchase;
  const cause = ['REJECTED', 'RETURNED', 'WITHDRAWN'].includes(stage) ? (stage as 'REJECTED') : null;
  const events = eventsOf(purchase);
  const last = events.at(-1)?.time as Date;
  const ends = ['DRAFT', 'ARCHIVED', 'TERMINATED'].includes(stage);
  return {
    companyId,
    id,
    projectName: bought.name,
    status: storedStatus[stage] ?? (stage as 'DRAFT'),
    returnCause: cause,
    projectCode: isSubmitted(purchase) ? codeOf(purchase) : null,
    lane: isSubmitted(purchase) ? 'SMALL' : null,
    phase: stage === 'ACCEPTING' ? 'ACCEPTING' : null,
    applicantId: seedId('user', applicant.n),
    deptId: seedId('dept', applicant.dept),
    description: bought.purpose,
    ...payeeOf(purchase),
    amount: yuan(cents),
    actualAmount: isWitnessed(purchase) ? yuan(costOf(purchase)) : null,
    dueAmount: isWitnessed(purchase) ? yuan(costOf(purchase)) : '0.00',
    paidAmount: stage === 'ARCHIVED' ? yuan(costOf(purchase)) : '0.00',
    instanceId: isSubmitted(purchase) ? seedId('approvalInstance', 9101 + purchase.index) : null,
    submitTime: isSubmitted(purchase) ? later(purchase, hours.submit) : null,
    waitingSince: ends ? null : last,
    endReason: reasons[stage] ?? null,
    archiveTime: stage === 'ARCHIVED' ? last : null,
    createTime: begun,
    createByName: applicant.name,
    updateTime: last,
    updateByName: events.at(-1)?.actorName ?? applicant.name,
    version: events.length,
  };
}

/** A shop by its name and account, or a supplier of the library. */
function payeeOf({ index, goods: { shop } }: Purchase) {
  if (shop !== null) {
    const account = `62220200${String(10_000_000 + index * 137)}`;
    return { payeeSupplierId: null, payeeName: shop, payeeBank: '江海银行学府支行', payeeAccount: account };
  }
  const supplier = approved[index % approved.length]?.row;
  return {
    payeeSupplierId: String(supplier?.id),
    payeeName: String(supplier?.companyName),
    payeeBank: supplier?.reviewedBankName ?? null,
    payeeAccount: supplier?.reviewedBankAccount ?? null,
    payeeReviewTime: supplier?.accountReviewTime ?? null,
  };
}

function codeOf({ number }: Purchase): string {
  return `JJ2026${String(number).padStart(6, '0')}`;
}

function itemsOf({ id, goods: { lines }, lines: cents }: Purchase): Row<'projectItem'>[] {
  return lines.map(([itemName, spec, category, quantity, unit], at) => ({
    companyId,
    projectId: id,
    no: at + 1,
    itemName,
    spec,
    categoryCompanyId: '0',
    unit,
    categoryId: seedId('goodsCategory', category),
    quantity: String(quantity),
    amount: yuan(cents[at] as number),
  }));
}

/** What is frozen, occupied and paid now of what a card pays. What a purchase cost less was asked of its only card. */
function partsOf(purchase: Purchase, cents: number) {
  const { stage } = purchase;
  const cost = cents - (purchase.cents - costOf(purchase));
  const frozen = stage === 'APPROVING' || stage === 'RETURNED' ? cents : 0;
  const isOpen = reached(purchase, 'EXECUTING', 'ACCEPTING', 'COMPLETED', 'INVOICED');
  const occupied = !isOpen ? 0 : isWitnessed(purchase) ? cost : cents;
  return { frozen, occupied, paid: stage === 'ARCHIVED' ? cost : 0 };
}

function fundsOf(purchase: Purchase): Row<'projectFund'>[] {
  return purchase.funds.map(({ card, cents }, at) => {
    const { frozen, occupied, paid } = partsOf(purchase, cents);
    const parts = { frozen: yuan(frozen), occupied: yuan(occupied), paid: yuan(paid) };
    return { companyId, projectId: purchase.id, no: at + 1, expenditureId: card.id, amount: yuan(cents), ...parts };
  });
}

/** The cards that are lent, so that others may buy from them. */
function lentCards(cards: Cards): Row<'expenditureUser'>[] {
  const rows = [...pairs, ...laterPairs.filter(([applicant, owner]) => applicant !== owner)].map(([applicant, owner]) => ({
    companyId,
    expenditureId: cardOf(owner, cards).id,
    userId: seedId('user', applicant.n),
  }));
  return [...new Map(rows.map((row) => [`${row.expenditureId} ${row.userId}`, row])).values()];
}

function participantsOf(purchase: Purchase): Row<'projectParticipant'>[] {
  const { id: projectId, approver, witness } = purchase;
  return [
    ...(isSubmitted(purchase) ? [{ companyId, projectId, userId: seedId('user', approver.n), kind: 'APPROVER' as const }] : []),
    ...(isReceived(purchase) ? [{ companyId, projectId, userId: seedId('user', witness.n), kind: 'WITNESS' as const }] : []),
  ];
}

function instancesOf(purchase: Purchase): Row<'approvalInstance'>[] {
  const { index, id: projectId, applicant, cents, stage } = purchase;
  if (!isSubmitted(purchase)) return [];
  const both = { companyId, projectId, applicantId: seedId('user', applicant.n), materialHash: '' };
  const decided = stage === 'APPROVING' ? null : later(purchase, hours.decide);
  const status: Row<'approvalInstance'>['status'] =
    stage === 'APPROVING' ? 'RUNNING' : isOrdered(purchase) ? 'APPROVED' : (stage as 'REJECTED');
  const request = {
    ...both,
    id: seedId('approvalInstance', 9101 + index),
    bizType: 'PURCHASE' as const,
    amount: yuan(cents),
    status,
    createTime: later(purchase, hours.submit),
    endTime: decided,
    version: decided === null ? 1 : 2,
  };
  if (!isReceived(purchase)) return [request];
  const isOpen = stage === 'ACCEPTING';
  const receipt = {
    ...both,
    id: seedId('approvalInstance', 9201 + index),
    bizType: 'RECEIPT' as const,
    amount: yuan(costOf(purchase)),
    status: isOpen ? ('RUNNING' as const) : ('APPROVED' as const),
    createTime: later(purchase, hours.receive),
    endTime: isOpen ? null : later(purchase, hours.confirm),
    version: isOpen ? 1 : 2,
  };
  return [request, receipt];
}

function tasksOf(purchase: Purchase): Row<'approvalTask'>[] {
  const { index, owner, approver, witness, stage } = purchase;
  if (!isSubmitted(purchase)) return [];
  const kind = approver === owner ? ('CARD_OWNER' as const) : ('DEPT_APPROVER' as const);
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
    companyId,
    id: seedId('approvalTask', 9301 + index),
    instanceId: seedId('approvalInstance', 9101 + index),
    step: 1,
    state,
    kind,
    userId: seedId('user', approver.n),
    opinion: isDecided ? opinionOf(purchase) : null,
    since: later(purchase, hours.submit),
    decideTime: isDecided ? later(purchase, hours.decide) : null,
    ...(state === 'PENDING' ? taskLimits(later(purchase, hours.submit)) : noLimits),
  } as const;
  if (!isReceived(purchase)) return [request];
  const isOpen = stage === 'ACCEPTING';
  const receipt = {
    companyId,
    id: seedId('approvalTask', 9401 + index),
    instanceId: seedId('approvalInstance', 9201 + index),
    step: 1,
    state: isOpen ? ('PENDING' as const) : ('APPROVED' as const),
    kind: 'WITNESS' as const,
    userId: seedId('user', witness.n),
    opinion: null,
    since: later(purchase, hours.receive),
    decideTime: isOpen ? null : later(purchase, hours.confirm),
    ...(isOpen ? taskLimits(later(purchase, hours.receive)) : noLimits),
  };
  return [request, receipt];
}

/** Rows that are inserted together have the same columns. */
const noLimits = { limitTime: null, escalationTime: null, limitTold: 0 };

function receiptOf(purchase: Purchase): Row<'projectReceipt'>[] {
  const { index, id: projectId, witness, stage } = purchase;
  if (!isReceived(purchase)) return [];
  const isOpen = stage === 'ACCEPTING';
  return [
    {
      companyId,
      id: seedId('projectReceipt', 9501 + index),
      projectId,
      instanceId: seedId('approvalInstance', 9201 + index),
      actualAmount: yuan(costOf(purchase)),
      witnessId: seedId('user', witness.n),
      opinion: null,
      status: isOpen ? 'PENDING' : 'CONFIRMED',
      createTime: later(purchase, hours.receive),
      witnessTime: isOpen ? null : later(purchase, hours.confirm),
    },
  ];
}

const invoiceNumber = ({ index }: Purchase) => `25312000${String(100_000_000_000 + index * 7_919)}`;

const invoiceId = ({ index }: Purchase) => seedId('invoice', 9601 + index);

function invoiceOf(purchase: Purchase): Row<'invoice'>[] {
  const { payeeSupplierId: sellerId, payeeName: sellerName } = payeeOf(purchase);
  if (!isInvoiced(purchase)) return [];
  const createTime = later(purchase, hours.invoice);
  return [
    {
      companyId,
      id: invoiceId(purchase),
      sellerId,
      sellerName,
      number: invoiceNumber(purchase),
      amount: yuan(costOf(purchase)),
      invoiceDate: dayOf(createTime),
      createTime,
      createByName: purchase.applicant.name,
    },
  ];
}

function invoicePartOf(purchase: Purchase): Row<'invoicePart'>[] {
  if (!isInvoiced(purchase)) return [];
  return [{ companyId, invoiceId: invoiceId(purchase), projectId: purchase.id, amount: yuan(costOf(purchase)) }];
}

const voucherOf = ({ index }: Purchase) => `PZ-${String(index + 1).padStart(4, '0')}`;

function paymentOf(purchase: Purchase): Row<'projectPayment'>[] {
  const { index, id: projectId } = purchase;
  if (purchase.stage !== 'ARCHIVED') return [];
  const createTime = later(purchase, hours.pay);
  const { payeeName, payeeBank, payeeAccount } = payeeOf(purchase);
  return [
    {
      companyId,
      id: seedId('projectPayment', 9701 + index),
      projectId,
      amount: yuan(costOf(purchase)),
      voucherNo: voucherOf(purchase),
      payeeName,
      payeeBank,
      payeeAccount,
      paidDate: dayOf(createTime),
      createTime,
      createByName: accountant.name,
    },
  ];
}

type Actor = { n: number; name: string; role: string };

/** The history. Its hashes are computed when it is inserted, because dates are moved then. */
function eventsOf(purchase: Purchase): Row<'flowEvent'>[] {
  const { id, applicant, owner, approver: decider, witness, stage } = purchase;
  const buyer: Actor = { ...applicant, role: '采购申请人' };
  const approver: Actor = { ...decider, role: decider === owner ? '采购申请人' : '单位审批人' };
  const steps: [step: string, at: number, to: string, actor: Actor | null, content: string | null][] = [
    ['begin', 0, 'DRAFT', buyer, null],
  ];
  if (isSubmitted(purchase)) steps.push(['submit', hours.submit, 'APPROVING', buyer, null]);
  if (isOrdered(purchase)) steps.push(['approve', hours.decide, 'EXECUTING', approver, '同意。']);
  if (stage === 'REJECTED') steps.push(['reject', hours.decide, stage, approver, opinionOf(purchase)]);
  if (stage === 'RETURNED') steps.push(['return', hours.decide, stage, approver, opinionOf(purchase)]);
  if (stage === 'WITHDRAWN') steps.push(['withdraw', hours.decide, stage, buyer, null]);
  if (stage === 'TERMINATED') steps.push(['terminate', hours.terminate, stage, buyer, String(reasons.TERMINATED)]);
  if (isReceived(purchase)) steps.push(['receive', hours.receive, 'ACCEPTING', buyer, yuan(costOf(purchase))]);
  if (isWitnessed(purchase)) steps.push(['confirm', hours.confirm, 'COMPLETED', { ...witness, role: '采购申请人' }, null]);
  if (isInvoiced(purchase))
    steps.push(['invoice', hours.invoice, 'COMPLETED', buyer, `${invoiceNumber(purchase)} ${yuan(costOf(purchase))}`]);
  const payer: Actor = { ...accountant, role: '财务人员' };
  if (stage === 'ARCHIVED')
    steps.push(['pay', hours.pay, 'COMPLETED', payer, `${voucherOf(purchase)} ${yuan(costOf(purchase))}`]);
  if (stage === 'ARCHIVED') steps.push(['archive', hours.pay, stage, null, null]);
  return steps.map(([step, at, toStatus, actor, content], index) => ({
    companyId,
    kind: 'PROJECT',
    subjectId: id,
    no: index + 1,
    step,
    toStatus,
    content,
    time: later(purchase, at),
    fromStatus: steps[index - 1]?.[2] ?? null,
    actorId: actor && seedId('user', actor.n),
    actorName: actor?.name ?? null,
    roleName: actor?.role ?? null,
    salt: id.slice(-12),
    hash: '0'.repeat(64),
  }));
}

/** What happens to drafts and returned purchases by itself. */
function timersOf(purchase: Purchase): Row<'dueEvent'>[] {
  const { id: subjectId, stage } = purchase;
  const at = (kind: Row<'dueEvent'>['kind'], days: number, from: number) => {
    const dueAt = later(purchase, from + days * 24);
    return [{ companyId, kind, subjectId, dueAt, tryAt: dueAt }];
  };
  if (stage === 'DRAFT') return at('PROJECT_DRAFT', 83, 0);
  return stage === 'RETURNED' ? at('PROJECT_FUNDS', 30, hours.decide) : [];
}

/** What a purchase moves on its cards, which are changed, and the entries of the ledger, whose balances are set when all are known. */
function moneyOf(purchase: Purchase): Row<'expenditureFlow'>[] {
  if (!isSubmitted(purchase)) return [];
  const { index, applicant, funds } = purchase;
  const { projectName: reason } = projectOf(purchase);
  return funds.flatMap(({ card, cents }, fund) => {
    const { frozen, occupied, paid } = partsOf(purchase, cents);
    card.isUsed = true;
    card.frozenAmount = yuan(Math.round(Number(card.frozenAmount) * 100) + frozen);
    card.occupiedAmount = yuan(Math.round(Number(card.occupiedAmount ?? 0) * 100) + occupied);
    card.paidAmount = yuan(Math.round(Number(card.paidAmount ?? 0) * 100) + paid);
    return movesOf(purchase, cents).map(([flowType, amount, at], no) => ({
      companyId,
      id: seedId('expenditureFlow', 53_000 + index * 16 + fund * 8 + no),
      expenditureId: card.id,
      flowType,
      amount: yuan(amount),
      bizCode: codeOf(purchase),
      reason,
      balance: '0.00',
      createTime: later(purchase, at),
      createByName: applicant.name,
    }));
  });
}

/** What is moved on a card, and how many hours after the beginning. */
function movesOf(purchase: Purchase, cents: number): [type: Row<'expenditureFlow'>['flowType'], cents: number, at: number][] {
  const { stage } = purchase;
  const saved = purchase.cents - costOf(purchase);
  const moves: ReturnType<typeof movesOf> = [['FREEZE', cents, hours.submit]];
  if (isOrdered(purchase)) moves.push(['UNFREEZE', cents, hours.decide], ['OCCUPY', cents, hours.decide + 0.001]);
  if (stage === 'REJECTED' || stage === 'WITHDRAWN') moves.push(['UNFREEZE', cents, hours.decide]);
  if (stage === 'TERMINATED') moves.push(['RELEASE', cents, hours.terminate]);
  if (isWitnessed(purchase) && saved > 0) moves.push(['RELEASE', saved, hours.confirm]);
  if (stage === 'ARCHIVED') moves.push(['PAY', cents - saved, hours.pay]);
  return moves;
}
