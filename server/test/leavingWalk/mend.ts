import type { Schemas } from '@campus-procurement/sdk';
import { failureOf } from '../failureOf.ts';
import { detailOf, hire, type School, some, turnsOf } from './school.ts';

const reason = 'Has left';
const query = { size: 200 };

/**
 * What the administrator does about what nobody in a purchase can do.
 * @throws Error unless it is on a list, with an act that works
 */
export async function mend(school: School, projectId: string, pick: number): Promise<void> {
  const { admin } = school;
  const isHere = (row: { projectId: string | null }) => row.projectId === projectId;
  const [blocked] = (await admin.approvals.queryStuckApprovalPage({ query })).records.filter(isHere);
  if (blocked) return reassign(school, projectId, blocked.id);
  const stranded = (await admin.approvals.queryStrandedTurnPage({ query })).records.filter(isHere);
  for (const { holders, mayHandOver, recordId } of stranded) {
    if (mayHandOver) return handOver(school, projectId);
    for (const { part, userId } of holders) {
      if (part === null || userId === null) continue;
      return replace(school, { part, userId, recordId: part === 'REQUESTER' ? projectId : String(recordId) }, pick);
    }
  }
  throw new Error(`No act for ${JSON.stringify([stranded, await turnsOf(school, projectId)])}`);
}

async function reassign(school: School, projectId: string, caseId: string): Promise<void> {
  const { admin } = school;
  const path = { id: caseId };
  const { version, seats } = await admin.approvals.getApprovalInstanceDetail({ path });
  const { applicantId, officerId } = await detailOf(admin, projectId);
  const put = (userId: string) =>
    admin.approvals.reassignApproval({ path, body: { version, reason, userId, taskId: String(seats[0]?.taskId) } });
  const [known] = await some(school, 'purchaser', 1, [applicantId, officerId]);
  // Somebody who is there may have a part in the case.
  if (await failureOf(put(String(known?.id)))) await put((await hire(school, 'purchaser')).id);
}

async function handOver(school: School, projectId: string): Promise<void> {
  const { admin } = school;
  const { version, applicantId, officerId } = await detailOf(admin, projectId);
  const [next] = await some(school, 'procurement_officer', 1, [applicantId, officerId]);
  const body = { version, officerId: String(next?.id), reason };
  await admin.projects.assignProjectOfficer({ path: { id: projectId }, body });
}

async function replace(school: School, at: Pick<Schemas['Replacement'], 'part' | 'userId' | 'recordId'>, pick: number) {
  const { admin, here } = school;
  const offered = async () => {
    const people = await admin.approvals.listReplacements({ query: { ...at, keyword: 'Person' } });
    return people.filter(({ id }) => here.has(id));
  };
  if ((await offered()).length === 0) await hire(school, at.part === 'MEMBER' ? 'inspector' : 'purchaser');
  const able = await offered();
  const replacementId = String(able[pick % Math.max(1, able.length)]?.id);
  await admin.approvals.replaceTurnHolder({ body: { ...at, replacementId, reason } });
}
