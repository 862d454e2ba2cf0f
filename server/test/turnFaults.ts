import type { Client, Schemas } from '@campus-procurement/sdk';

type Step = Schemas['TodoKind'];

/** The action by which each step is taken, on whatever page. */
export const actionOf: Partial<Record<Step, string[]>> = {
  RESUBMIT: ['SUBMIT'],
  APPROVE: ['APPROVE', 'ADVISE'],
  WITNESS: ['APPROVE'],
  RESUME: ['RESUME'],
  CLAIM: ['CLAIM'],
  PUBLISH: ['PUBLISH'],
  OPEN_DOCUMENTS: ['OPEN_DOCUMENTS'],
  JUDGE: ['JUDGE'],
  WITNESS_OPENING: ['WITNESS'],
  OPEN_PRICES: ['OPEN_PRICES'],
  DECLARE_FAILED: ['DECLARE_FAILED'],
  EXPLANATION: ['DECIDE'],
  DECIDE_AGAIN: ['DECIDE'],
  DECIDE: ['DECIDE'],
  ANSWER_OBJECTION: ['ANSWER_OBJECTION'],
  REGISTER_OUTCOME: ['REGISTER_OUTCOME'],
  CONTRACT_DRAFT: ['DRAFT_CONTRACT', 'SUBMIT'],
  CONTRACT_SIGN: ['SIGN'],
  REPORT: ['REPORT'],
  ASSIGN_GROUP: ['ASSIGN'],
  SIGN_ACCEPTANCE: ['SIGN'],
  CONCLUDE: ['CONCLUDE'],
  RECEIVE: ['RECEIVE'],
  DELIVERY: ['BEGIN_ACCEPTANCE', 'SUBMIT'],
  PAY: ['PAY'],
  REFUND: ['REFUND'],
  ASSET_NUMBERS: ['RECORD_ASSETS'],
  INVOICE: ['ADD_INVOICE'],
  ARCHIVE: ['ARCHIVE'],
};

/** Acts that are taken only when they are awaited: whoever is offered one has a turn. Others may be taken earlier, or for somebody else. */
const awaited: Partial<Record<string, Step[]>> = {
  CLAIM: ['CLAIM'],
  PUBLISH: ['PUBLISH'],
  OPEN_DOCUMENTS: ['OPEN_DOCUMENTS'],
  WITNESS: ['WITNESS_OPENING'],
  OPEN_PRICES: ['OPEN_PRICES'],
  DECLARE_FAILED: ['DECLARE_FAILED'],
  DECIDE: ['DECIDE', 'DECIDE_AGAIN', 'EXPLANATION'],
  RESUME: ['RESUME'],
  ANSWER_OBJECTION: ['ANSWER_OBJECTION'],
  REGISTER_OUTCOME: ['REGISTER_OUTCOME'],
  DRAFT_CONTRACT: ['CONTRACT_DRAFT'],
  REPORT: ['REPORT'],
  RECEIVE: ['RECEIVE'],
  CONCLUDE: ['CONCLUDE'],
  PAY: ['PAY'],
  REFUND: ['REFUND'],
};

/** Says where what is awaited of somebody in a purchase differs from what they may do now. @param who for the message */
export async function turnFaults(who: string, client: Client, projectId: string): Promise<string[]> {
  const path = { id: projectId };
  const project = await client.projects.getProjectDetail({ path }).catch(() => null);
  if (!project) return [];
  const offered = await offeredTo(client, project);
  const mine = project.turns.filter((turn) => turn.mine).map(({ step }) => step);
  const told = `${who}, ${project.status}`;
  return [
    ...mine
      .filter((step) => actionOf[step] && !actionOf[step].some((action) => offered.has(action)))
      .map((step) => `${told}: ${step} is awaited and not offered`),
    ...[...offered]
      .filter((action) => awaited[action] && !awaited[action].some((step) => mine.includes(step)))
      .map((action) => `${told}: ${action} is offered and not awaited`),
    ...(project.waitsForMe === mine.length > 0 ? [] : [`${told}: waitsForMe differs`]),
  ];
}

/** What somebody may do now with a purchase, its bidding, its cases, its contract and its acceptances. */
export async function offeredTo(client: Client, project: Schemas['ProjectDetail']): Promise<Set<string>> {
  const { id, lane, openCaseId, status } = project;
  const cases = openCaseId === null ? [] : [openCaseId];
  const ofCases = cases.map((one) => client.approvals.getApprovalInstanceDetail({ path: { id: one } }));
  const isLarge = lane !== 'SMALL' && lane !== null;
  const isBid = lane === 'BIDDING' && !['APPROVING', 'APPROVED', 'REJECTED', 'RETURNED', 'WITHDRAWN'].includes(status);
  const query = { projectId: id, size: 50 };
  const read: Promise<{ allowedActions: string[] }[]>[] = [
    ...ofCases.map((one) => one.then((found) => [found])),
    ...(isBid ? [client.bidding.getBidding({ path: { projectId: id } }).then((found) => [found])] : []),
    ...(isLarge ? [client.contracts.queryContractPage({ query }).then(({ records }) => records)] : []),
    ...(isLarge ? [client.acceptances.queryAcceptancePage({ query }).then(({ records }) => records)] : []),
  ];
  const found = await Promise.all(read.map((one) => one.catch(() => [])));
  return new Set([...project.allowedActions, ...found.flat().flatMap(({ allowedActions }) => allowedActions)]);
}
