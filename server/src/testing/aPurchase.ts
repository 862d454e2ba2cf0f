import type { Schemas } from '@campus-procurement/sdk';
import { cardInput, lab, other, owner } from './cardFixture.ts';
import type { TestApp, TestClient } from './startApp.ts';

/** The states of a small purchase in the order in which it goes through them. */
const line = ['DRAFT', 'APPROVING', 'EXECUTING', 'ACCEPTING', 'COMPLETED', 'ARCHIVED'] as const;
type Stage = (typeof line)[number];

/** Those who have a part in a small purchase: teacher1 buys from a card of fanzihan, who approves; dean1 is the witness. */
export async function buyers(app: TestApp) {
  const [applicant, approver, witness, finance] = await Promise.all([
    app.as('teacher1', 'purchaser'),
    app.as('fanzihan', 'purchaser'),
    app.as('keeper1', 'purchaser'),
    app.as('finance1', 'finance'),
  ]);
  return { applicant, approver, witness, finance };
}

type Buyers = Awaited<ReturnType<typeof buyers>>;

/** A category of consumables, which can be bought the small way. */
export async function aCategory(client: TestClient): Promise<string> {
  const tree = await client.goodsCategories.getGoodsCategoryTree({ query: {} });
  const all = (nodes: Schemas['GoodsCategory'][]): Schemas['GoodsCategory'][] =>
    nodes.flatMap((node) => [node, ...all(node.children)]);
  const found = all(tree).find(
    ({ purchaseType, hazardous, centralCatalogue, consumable, status, children }) =>
      purchaseType === 'GOODS' && !hazardous && !centralCatalogue && consumable && status === 'ENABLED' && children.length === 0,
  );
  if (!found) throw new Error('The demo data have no consumables');
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
      await applicant.projects.saveInvoice({ path: { id }, body: { number, amount, date: '2026-03-01' } });
      const body = { version: version + 1, amount, paidDate: '2026-03-01', voucherNo: 'V-1' };
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

/** The task that waits for somebody in a purchase. */
export async function taskOf(client: TestClient, projectId: string): Promise<{ taskId: string; version: number }> {
  const { records } = await client.approvals.queryApprovalTaskPage({ query: { tab: 'TODO', size: 200 } });
  const task = records.find((record) => record.projectId === projectId);
  if (!task?.taskId) throw new Error('There is no task');
  return { taskId: task.taskId, version: task.version };
}
