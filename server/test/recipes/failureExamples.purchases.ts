import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { seedId } from '#reference/seedId.ts';
import { aBidding, bidders } from '../builders/aBidding.ts';
import { aScan } from '../builders/aContract.ts';
import { type Recipes, type Scene, shownBody, twice } from './failureRecipe.ts';

/** Purchases of teacher1: one in the archive, and one that has arrived. */
const archived = { id: seedId('project', 9001) };
const completed = { id: seedId('project', 9036) };
const invoiced = { id: seedId('project', 9010) };
const ordered = { id: seedId('project', 9019) };

let sealed: Promise<string> | undefined;

/** The officer of a bidding whose quotes are sealed. */
async function aSealedBidding({ app, as }: Scene) {
  sealed ??= bidders(app, 0).then(async (people) => (await aBidding(app, people)).id);
  return { projectId: await sealed, officer: await as('officer1', 'procurement_officer') };
}

/** Failures of operations on purchases and their approval. */
export const failuresOfPurchases: Recipes = {
  'syncAssociationItems 200': async (_client, { as }) =>
    (await as('shaoboyan', 'procurement_officer')).associations.syncAssociationItems(),
  'saveProject 400': ({ projects }) => projects.saveProject({ body: { funds: [{ expenditureId: 'none' }] } }),
  'precheckProject 200': ({ projects }) => projects.precheckProject({ query: { projectId: 'none' }, body: {} }),
  'deleteProject 200': ({ projects }) => projects.deleteProject({ path: archived }),
  'submitProject 400': async ({ projects }) => {
    const { items: _, ...body } = shownBody('saveProject');
    const { id, version } = await projects.saveProject({ body });
    return projects.submitProject({ path: { id }, body: { version, conflictDeclared: true } });
  },
  'terminateProject 200': async ({ projects }) => {
    const { version } = await projects.getProjectDetail({ path: archived });
    return projects.terminateProject({ path: archived, body: { version, reason: 'A reason' } });
  },
  'terminateForDefault 200': async (client) => {
    const { version } = await client.projects.getProjectDetail({ path: archived });
    const body = { ...shownBody('terminateForDefault'), evidenceFileIds: [await aScan(client)], version };
    return client.projects.terminateForDefault({ path: archived, body });
  },
  'registerRefund 200': async (_client, { as }) => {
    const finance = await as('finance1', 'finance');
    const { version } = await finance.projects.getProjectDetail({ path: archived });
    return finance.projects.registerRefund({ path: archived, body: { ...shownBody('registerRefund'), version } });
  },
  'reverseRefund 200': ({ projects }) => projects.reverseRefund({ path: { id: 'none' }, body: shownBody('reverseRefund') }),
  'writeOffClaim 200': async ({ projects }) => {
    const { version } = await projects.getProjectDetail({ path: archived });
    return projects.writeOffClaim({ path: archived, body: { ...shownBody('writeOffClaim'), version } });
  },
  'receiveProject 200': async ({ projects }) => {
    const { version } = await projects.getProjectDetail({ path: archived });
    return projects.receiveProject({ path: archived, body: { version } });
  },
  'assignProjectOfficer 200': async ({ projects }) => {
    const { version } = await projects.getProjectDetail({ path: archived });
    const body = { ...shownBody('assignProjectOfficer'), version };
    return projects.assignProjectOfficer({ path: archived, body });
  },
  'resumeProject 200': async (_client, scene) => {
    const { projectId: id, officer } = await aSealedBidding(scene);
    const { version } = await officer.projects.getProjectDetail({ path: { id } });
    return officer.bidding.resumeProject({ path: { id }, body: { version } });
  },
  'saveProjectModify 200': ({ modifications }) =>
    modifications.saveProjectModify({ body: { ...shownBody('saveProjectModify'), projectId: ordered.id } }),
  'confirmReceipt 200': ({ projects }) =>
    projects.confirmReceipt({
      path: ordered,
      body: { ...shownBody('confirmReceipt'), witnessUserId: seedId('user', 103) },
    }),
  'saveInvoice 400': async ({ projects }) => {
    const { invoices } = await projects.getProjectDetail({ path: archived });
    const number = String(invoices[0]?.number);
    return projects.saveInvoice({ path: completed, body: { ...shownBody('saveInvoice'), number } });
  },
  'registerPayment 200': async ({ projects }) => {
    const { version, actualAmount } = await projects.getProjectDetail({ path: invoiced });
    const amount = fromCents(toCents(String(actualAmount)) + 1n);
    return projects.registerPayment({ path: invoiced, body: { ...shownBody('registerPayment'), amount, version } });
  },
  'recordInvoice 200': ({ projects }) =>
    projects.recordInvoice({ body: { ...shownBody('recordInvoice'), parts: [{ projectId: 'none', amount: '100.00' }] } }),
  'correctInvoice 200': ({ projects }) => projects.correctInvoice({ path: { id: 'none' }, body: shownBody('correctInvoice') }),
  'voidInvoice 200': async ({ projects }) => {
    const { invoices } = await projects.getProjectDetail({ path: archived });
    return projects.voidInvoice({ path: { id: String(invoices[0]?.id) }, body: shownBody('voidInvoice') });
  },
  'reverseInvoice 200': ({ projects }) => projects.reverseInvoice({ path: { id: 'none' }, body: shownBody('reverseInvoice') }),
  'reversePayment 200': async ({ projects }) => {
    const { version, payments } = await projects.getProjectDetail({ path: archived });
    const path = { id: String(payments[0]?.id) };
    const body = { ...shownBody('reversePayment'), version };
    const { version: next } = await projects.reversePayment({ path, body });
    return projects.reversePayment({ path, body: { ...body, version: next } });
  },
  'agreeToPayee 200': async (_client, { as }) => {
    const { projects } = await as('finance1', 'finance');
    const { version } = await projects.getProjectDetail({ path: archived });
    return projects.agreeToPayee({ path: archived, body: { ...shownBody('agreeToPayee'), version } });
  },
  'listParticipants 200': async (_client, scene) => {
    const { projectId, officer } = await aSealedBidding(scene);
    return officer.bidding.listParticipants({ query: { projectId } });
  },
  'compareQuotes 200': async (_client, scene) => {
    const { projectId, officer } = await aSealedBidding(scene);
    return officer.bidding.compareQuotes({ path: { projectId } });
  },
  'previewApprovalChain 400': ({ approvals }) =>
    approvals.previewApprovalChain({ body: { bizType: 'PURCHASE', case: { amount: '1.00', cardIds: ['none'] } } }),
  'decideApprovalTask 200': twice('decideApprovalTask'),
  'delegateApprovalTask 200': twice('delegateApprovalTask'),
  'addSignApprovalTask 200': ({ approvals }) => {
    const path = { taskId: seedId('approvalTask', 9453) };
    return approvals.addSignApprovalTask({ path, body: { ...shownBody('addSignApprovalTask'), version: 1 } });
  },
  'saveDelegation 400': async ({ approvals, users }) => {
    const { id: agentId } = await users.getMyProfile();
    return approvals.saveDelegation({ body: { ...shownBody('saveDelegation'), agentId } });
  },
  'reassignApproval 200': async (_client, { as }) => {
    const admin = await as('schooladmin', 'school_admin');
    const path = { id: seedId('approvalInstance', 9134) };
    const { version } = await admin.approvals.getApprovalInstanceDetail({ path });
    return admin.approvals.reassignApproval({ path, body: { ...shownBody('reassignApproval'), version } });
  },
  'listReplacements 200': async (_client, { as }) => {
    const admin = await as('schooladmin', 'school_admin');
    return admin.approvals.listReplacements({ query: { part: 'REQUESTER', recordId: 'none', userId: 'none' } });
  },
  'replaceTurnHolder 200': async (_client, { as }) => {
    const admin = await as('schooladmin', 'school_admin');
    return admin.approvals.replaceTurnHolder({ body: shownBody('replaceTurnHolder') });
  },
  'urgeApprovalInstance 200': twice('urgeApprovalInstance'),
  'withdrawApprovalInstance 200': async ({ approvals }) => {
    const path = { id: seedId('approvalInstance', 9101) };
    const { version } = await approvals.getApprovalInstanceDetail({ path });
    return approvals.withdrawApprovalInstance({ path, body: { version } });
  },
};
