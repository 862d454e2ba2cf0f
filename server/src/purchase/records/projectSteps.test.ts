import type { Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { aWindow } from '#test/builders/aBidding.ts';
import {
  aCategory,
  aCategoryThat,
  aLargerPurchase,
  aPurchase,
  aSharedCard,
  buyers,
  decide,
  largerInput,
  ownersAlone,
  purchaseInput,
} from '#test/builders/aPurchase.ts';
import { failureOf } from '#test/failureOf.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';
import { changeSteps } from './changeSteps.ts';
import { claimSteps } from './claimSteps.ts';
import { endSteps } from './endSteps.ts';
import { orderSteps } from './orderSteps.ts';
import { type ProjectStepName, projectFlow } from './projectFlow.ts';

let app: TestApp;
let people: Awaited<ReturnType<typeof buyers>>;
let input: ReturnType<typeof purchaseInput>;
let larger: ReturnType<typeof largerInput>;
let witnessUserId: string;
beforeAll(async () => {
  app = await startApp();
  people = await buyers(app);
  await ownersAlone(app.database.db);
  input = purchaseInput(await aSharedCard(people.finance), await aCategory(people.applicant), '10.00');
  const equipment = await aCategoryThat(people.applicant, ({ fixedAsset, centralCatalogue }) => fixedAsset && !centralCatalogue);
  larger = largerInput(await aSharedCard(people.finance, '9000000.00'), equipment);
  witnessUserId = (await people.witness.users.getMyProfile()).id;
});
afterAll(async () => {
  expect(await ledgerFaults(app.database.db)).toEqual([]);
  await app.close();
});

type Detail = Schemas['ProjectDetail'];
/** `SIMPLE` is below the limit for orders, so that it gets an officer by turns. */
type State =
  | Parameters<typeof aPurchase>[1]
  | 'RETURNED'
  | 'REJECTED'
  | 'INVOICED'
  | 'LARGER'
  | 'SIMPLE'
  | 'APPROVED'
  | 'CLAIMED';
type Decision = Schemas['Decision']['decision'];
type Call = (one: TestClient, purchase: Detail) => Promise<unknown>;

interface Row {
  /** Who takes the step, and in which state. */
  by: keyof typeof people;
  from: State;
  call: Call;
  /** What is shown afterwards; null if the purchase is gone. */
  to: Detail['status'] | null;
  /** A state in which the same call is refused, or somebody to whom it is. */
  refused: { in: State } | { to: keyof typeof people };
  code: number;
}

let invoices = 0;
const anInvoice: Call = (one, { id }) => {
  invoices += 1;
  return one.projects.saveInvoice({
    path: { id },
    body: { number: `${66_000_000 + invoices}`, amount: '10.00', date: '2026-03-02' },
  });
};
const submit: Call = (one, { id, version }) =>
  one.projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
const withdraw: Call = async (one, { approvalInstanceId }) => {
  const path = { id: approvalInstanceId ?? 'none' };
  const { version } = await people.applicant.approvals.getApprovalInstanceDetail({ path });
  return one.approvals.withdrawApprovalInstance({ path, body: { version } });
};
const giveUp: Call = (one, { id, version }) =>
  one.projects.terminateProject({ path: { id }, body: { version, reason: 'Not needed' } });
const claim: Call = (one, { id, version }) => one.projects.receiveProject({ path: { id }, body: { version } });
const handOver: Call = (one, { id, version }) => {
  const body = { version, officerId: seedId('user', 123), reason: 'On leave' };
  return one.projects.assignProjectOfficer({ path: { id }, body });
};
const publish: Call = (one, { id, version }) => one.bidding.publishProject({ path: { id }, body: { ...aWindow(app), version } });
const receive: Call = (one, { id, version }) => {
  const body = { version, actualAmount: '10.00', witnessUserId, conflictDeclared: true };
  return one.projects.confirmReceipt({ path: { id }, body });
};
const pay =
  (amount: string): Call =>
  (one, { id, version }) =>
    one.projects.registerPayment({ path: { id }, body: { version, amount, paidDate: '2026-03-02', voucherNo: `V-${version}` } });
/** A row of a step that is a decision. The task of a purchase that is decided already is refused. */
function decided(by: 'approver' | 'witness', decision: Decision, from: State, to: Row['to'], decidedIn: State): Row {
  const call: Call = async (one, { id }) => {
    const page = (tab: 'TODO' | 'DONE') => one.approvals.queryApprovalTaskPage({ query: { tab, size: 200 } });
    const tasks = [...(await page('TODO')).records, ...(await page('DONE')).records];
    const task = tasks.find(({ projectId }) => projectId === id);
    const body = { version: task?.version ?? 0, decision, opinion: 'Seen' };
    return one.approvals.decideApprovalTask({ path: { taskId: task?.taskId ?? 'none' }, body });
  };
  return { by, from, call, to, refused: { in: decidedIn }, code: 4131 };
}

const rows: Partial<Record<ProjectStepName, Row>> = {
  begin: {
    by: 'applicant',
    from: 'DRAFT',
    to: 'DRAFT',
    refused: { to: 'finance' },
    code: 4003,
    call: (one) => one.projects.saveProject({ body: input }),
  },
  edit: {
    by: 'applicant',
    from: 'RETURNED',
    to: 'RETURNED',
    refused: { in: 'APPROVING' },
    code: 4101,
    call: (one, { id, version }) => one.projects.updateProject({ path: { id }, body: { version, description: 'More' } }),
  },
  submit: { by: 'applicant', from: 'DRAFT', call: submit, to: 'APPROVING', refused: { in: 'EXECUTING' }, code: 4101 },
  withdraw: { by: 'applicant', from: 'APPROVING', call: withdraw, to: 'WITHDRAWN', refused: { in: 'EXECUTING' }, code: 4101 },
  giveBack: { by: 'applicant', from: 'RETURNED', call: withdraw, to: 'WITHDRAWN', refused: { in: 'REJECTED' }, code: 4101 },
  remove: {
    by: 'applicant',
    from: 'DRAFT',
    to: null,
    refused: { in: 'RETURNED' },
    code: 4101,
    call: (one, { id }) => one.projects.deleteProject({ path: { id } }),
  },
  approve: decided('approver', 'APPROVE', 'APPROVING', 'EXECUTING', 'REJECTED'),
  pass: decided('approver', 'APPROVE', 'LARGER', 'APPROVED', 'APPROVED'),
  assign: decided('approver', 'APPROVE', 'SIMPLE', 'APPROVED', 'APPROVED'),
  claim: { by: 'officer', from: 'APPROVED', call: claim, to: 'APPROVED', refused: { in: 'CLAIMED' }, code: 4101 },
  publish: { by: 'officer', from: 'CLAIMED', call: publish, to: 'BIDDING', refused: { in: 'APPROVED' }, code: 4003 },
  handOver: { by: 'officer', from: 'CLAIMED', call: handOver, to: 'APPROVED', refused: { in: 'APPROVED' }, code: 4003 },
  reject: decided('approver', 'REJECT', 'APPROVING', 'REJECTED', 'EXECUTING'),
  return: decided('approver', 'RETURN', 'APPROVING', 'RETURNED', 'RETURNED'),
  abandon: { by: 'applicant', from: 'REJECTED', call: giveUp, to: 'TERMINATED', refused: { in: 'DRAFT' }, code: 4101 },
  drop: { by: 'officer', from: 'CLAIMED', call: giveUp, to: 'TERMINATED', refused: { in: 'APPROVED' }, code: 4004 },
  cancel: { by: 'applicant', from: 'EXECUTING', call: giveUp, to: 'TERMINATED', refused: { in: 'ACCEPTING' }, code: 4101 },
  receive: { by: 'applicant', from: 'EXECUTING', call: receive, to: 'ACCEPTING', refused: { in: 'ACCEPTING' }, code: 4101 },
  confirm: decided('witness', 'APPROVE', 'ACCEPTING', 'COMPLETED', 'COMPLETED'),
  refuse: decided('witness', 'REJECT', 'ACCEPTING', 'EXECUTING', 'COMPLETED'),
  addInvoice: { by: 'applicant', from: 'COMPLETED', call: anInvoice, to: 'COMPLETED', refused: { in: 'EXECUTING' }, code: 4101 },
  pay: { by: 'finance', from: 'INVOICED', call: pay('4.00'), to: 'COMPLETED', refused: { in: 'COMPLETED' }, code: 4101 },
  archive: { by: 'finance', from: 'INVOICED', call: pay('10.00'), to: 'ARCHIVED', refused: { in: 'ARCHIVED' }, code: 4101 },
  copy: {
    by: 'applicant',
    from: 'APPROVING',
    to: 'APPROVING',
    refused: { to: 'finance' },
    code: 4003,
    call: (one, { id }) => one.projects.copyProject({ path: { id } }),
  },
};

const detail = (id: string) => people.applicant.projects.getProjectDetail({ path: { id } });
const stepsOf = async (id: string) => (await people.applicant.projects.listProjectLogs({ path: { id } })).map(({ step }) => step);

/** Makes a purchase that is in a state. */
async function aPurchaseIn(state: State): Promise<Detail> {
  if (state === 'LARGER' || state === 'SIMPLE' || state === 'APPROVED' || state === 'CLAIMED') return aLargerOneIn(state);
  if (state !== 'RETURNED' && state !== 'REJECTED' && state !== 'INVOICED') return aPurchase(people, state, { input });
  const made = await aPurchase(people, state === 'INVOICED' ? 'COMPLETED' : 'APPROVING', { input });
  if (state === 'INVOICED') await anInvoice(people.applicant, made);
  else await decide(people.approver, made.id, { decision: state === 'RETURNED' ? 'RETURN' : 'REJECT', opinion: 'Too dear' });
  return detail(made.id);
}

async function aLargerOneIn(state: 'LARGER' | 'SIMPLE' | 'APPROVED' | 'CLAIMED'): Promise<Detail> {
  const [line] = larger.items;
  const simple = {
    items: [{ ...line, amount: '12000.00' }],
    funds: larger.funds.map((fund) => ({ ...fund, amount: '12000.00' })),
  };
  const wanted = state === 'SIMPLE' ? { ...larger, ...simple } : larger;
  const made = await aLargerPurchase(people, state === 'LARGER' || state === 'SIMPLE' ? 'APPROVING' : 'APPROVED', wanted);
  if (state === 'CLAIMED') await claim(people.officer, made);
  return detail(made.id);
}

/** Steps of changes, of bills that are corrected, of claims, after the award and of people who leave are tested with them. */
const elsewhere = new Set<string>([
  ...Object.keys({ ...orderSteps, ...changeSteps, ...endSteps, ...claimSteps }),
  'correctInvoice',
  'voidInvoice',
  'reverseInvoice',
  'agreePayee',
  'reversePayment',
  'reopen',
  'replaceRequester',
]);

test('every step of the table that a call takes has a row here or is tested elsewhere', () => {
  const names = (Object.keys(projectFlow.steps) as ProjectStepName[]).filter((name) => !elsewhere.has(name));
  expect(Object.keys(rows)).toEqual(names.filter((name) => projectFlow.row(name).by.some((cause) => cause !== 'clock')));
});

describe.each(Object.entries(rows) as [ProjectStepName, Row][])('the step %s', (name, { by, from, call, to, refused, code }) => {
  const { event } = projectFlow.row(name);

  test('is taken where the table allows it, and stands in the log', async () => {
    const purchase = await aPurchaseIn(from);
    const before = await stepsOf(purchase.id);
    const answer = await call(people[by], purchase);
    const id = name === 'begin' ? (answer as Schemas['SavedProject']).id : purchase.id;
    expect((await detail(id).catch(() => null))?.status ?? null).toBe(to);
    if (to !== null) expect((await stepsOf(id)).at(-1)).toBe(event ?? before.at(-1));
  });

  test('is refused elsewhere, and nothing happens', async () => {
    const purchase = await aPurchaseIn('in' in refused ? refused.in : from);
    const before = await stepsOf(purchase.id);
    const failure = await failureOf(call(people['to' in refused ? refused.to : by], purchase));
    expect(failure?.code).toBe(code);
    expect(await detail(purchase.id)).toEqual(purchase);
    expect(await stepsOf(purchase.id)).toEqual(before);
  });
});
