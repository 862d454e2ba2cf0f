import type { Schemas } from '@campus-procurement/sdk';
import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { TestApp, TestClient } from '../startApp.ts';
import { cardInput, lab, other, owner } from './cardFixture.ts';
import { storeFlow } from './storeFlow.ts';

/** The states of a small purchase in the order in which it goes through them. */
const line = ['DRAFT', 'APPROVING', 'EXECUTING', 'ACCEPTING', 'COMPLETED', 'ARCHIVED'] as const;
type Stage = (typeof line)[number];

/** Those who have a part in a purchase: teacher1 buys from a card of fanzihan, who approves; keeper1 is the witness, officer1 bids. */
export async function buyers(app: TestApp) {
  const [applicant, approver, witness, finance, officer] = await Promise.all([
    app.as('teacher1', 'purchaser'),
    app.as('fanzihan', 'purchaser'),
    app.as('keeper1', 'purchaser'),
    app.as('finance1', 'finance'),
    app.as('officer1', 'procurement_officer'),
  ]);
  return { applicant, approver, witness, finance, officer };
}

type Buyers = Awaited<ReturnType<typeof buyers>>;

/** A category of consumables, which can be bought the small way. */
export function aCategory(client: TestClient): Promise<string> {
  return aCategoryThat(
    client,
    ({ purchaseType, hazardous, centralCatalogue, consumable }) =>
      purchaseType === 'GOODS' && !hazardous && !centralCatalogue && consumable,
  );
}

/** A category that fits, e.g. of hazardous goods. */
export async function aCategoryThat(client: TestClient, fits: (category: Schemas['GoodsCategory']) => boolean): Promise<string> {
  const tree = await client.goodsCategories.getGoodsCategoryTree({ query: {} });
  const all = (nodes: Schemas['GoodsCategory'][]): Schemas['GoodsCategory'][] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  const found = all(tree).find((one) => one.status === 'ENABLED' && one.children.length === 0 && fits(one));
  if (!found) throw new Error('The demo data have no such category');
  return found.id;
}

/** Makes a card of fanzihan that teacher1 may use. */
export async function aSharedCard(finance: TestClient, totalAmount = '20000.00'): Promise<string> {
  const body = cardInput({ ownerId: other, authorizedUserIds: [owner], deptId: lab, totalAmount });
  return (await finance.expenditure.saveExpenditure({ body })).id;
}

/** A complete purchase: one line, one card, a shop. */
export function purchaseInput(
  cardId: string,
  categoryId: string,
  amount = '2480.00',
): Required<Pick<Schemas['ProjectInput'], 'items' | 'funds'>> & Schemas['ProjectInput'] {
  return {
    projectName: 'Pipette tips',
    items: [{ itemName: 'Pipette tips 1 mL', categoryId, quantity: '20', unit: 'box', amount }],
    funds: [{ expenditureId: cardId, amount }],
    payee: { name: 'A shop', account: '6222020000001234' },
  };
}

/** A complete purchase by bidding, which says why it is not together with similar ones. */
export function largerInput(cardId: string, categoryId: string, amount = '60000.00') {
  return {
    projectName: 'Centrifuges',
    purchaseType: 'GOODS',
    description: 'For the laboratory courses of the spring term',
    items: [
      {
        itemName: 'Centrifuge',
        spec: '4 x 100 mL',
        parameters: '*At least 6,000 rpm\nTimer up to 99 min',
        categoryId,
        quantity: '2',
        unit: 'set',
        amount,
      },
    ],
    funds: [{ expenditureId: cardId, amount }],
    deliveryDays: 30,
    warrantyMonths: 12,
    paymentTerms: '95% within 30 days after the acceptance, 5% after the warranty',
    deliveryAddress: 'Building 3, room 204',
    contactName: 'Wang Xiaomei',
    contactPhone: '13800000103',
    splitReason: 'The other ones were for another course of last term',
  } satisfies Schemas['ProjectInput'];
}

/** Lets the owners of the cards alone approve larger purchases at the school of the buyers, who need nobody else then. */
export async function ownersAlone(db: Kysely<Tables>): Promise<void> {
  await storeFlow(db, [{ kind: 'CARD_OWNER', mode: 'SEQUENCE', ifEmpty: 'SCHOOL_ADMIN' }]);
}

/** Takes a purchase by bidding through the API up to its approval by the owner of the card: see `ownersAlone`. */
export async function aLargerPurchase(
  people: Buyers,
  upTo: 'APPROVING' | 'APPROVED',
  input: Schemas['ProjectInput'],
): Promise<Schemas['ProjectDetail']> {
  const { id } = await people.applicant.projects.saveProject({ body: input });
  await people.applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } });
  if (upTo === 'APPROVED') await decide(people.approver, id, { decision: 'APPROVE' });
  return people.applicant.projects.getProjectDetail({ path: { id } });
}

/** Takes a small purchase through the API up to a state. */
export async function aPurchase(
  people: Buyers,
  upTo: Stage,
  { input, actualAmount }: { input: Schemas['ProjectInput']; actualAmount?: string },
): Promise<Schemas['ProjectDetail']> {
  const { applicant, approver, witness, finance } = people;
  const { id } = await applicant.projects.saveProject({ body: input });
  const detail = () => applicant.projects.getProjectDetail({ path: { id } });
  const steps: Record<Exclude<Stage, 'DRAFT'>, () => Promise<unknown>> = {
    APPROVING: () => applicant.projects.submitProject({ path: { id }, body: { version: 1, conflictDeclared: true } }),
    EXECUTING: () => decide(approver, id, { decision: 'APPROVE' }),
    ACCEPTING: async () => {
      const { version, amount } = await detail();
      const witnessUserId = (await witness.users.getMyProfile()).id;
      const body = { version, actualAmount: actualAmount ?? amount, witnessUserId, conflictDeclared: true };
      return applicant.projects.confirmReceipt({ path: { id }, body });
    },
    COMPLETED: () => decide(witness, id, { decision: 'APPROVE' }),
    ARCHIVED: async () => {
      const { version, actualAmount: cost } = await detail();
      const amount = String(cost);
      const number = id.replaceAll('-', '').slice(-20).toUpperCase();
      await applicant.projects.saveInvoice({ path: { id }, body: { number, amount, date: '2026-03-02' } });
      const body = { version: version + 1, amount, paidDate: '2026-03-02', voucherNo: 'V-1' };
      return finance.projects.registerPayment({ path: { id }, body });
    },
  };
  for (const stage of line.slice(1, line.indexOf(upTo) + 1)) await steps[stage as keyof typeof steps]();
  return detail();
}

/** Decides the task that somebody has in a purchase. */
export async function decide(client: TestClient, projectId: string, decision: Omit<Schemas['Decision'], 'version'>) {
  const { taskId, version } = await taskOf(client, projectId);
  return client.approvals.decideApprovalTask({ path: { taskId }, body: { ...decision, version } });
}

/** What waits for somebody in a purchase; undefined if nothing does. */
export async function findTask(client: TestClient, projectId: string) {
  const { records } = await client.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
  return records.find((record) => record.projectId === projectId);
}

/** The task that waits for somebody in a purchase. */
export async function taskOf(client: TestClient, projectId: string): Promise<{ taskId: string; version: number }> {
  const task = await findTask(client, projectId);
  if (!task?.taskId) throw new Error('There is no task');
  return { taskId: task.taskId, version: task.version };
}
