import type { ExpressionBuilder } from 'kysely';
import { deputyTasks } from '#approval/deputies.ts';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';

type Builder = ExpressionBuilder<Tables, 'project'>;

/** Selects the purchases within the caller's data scope, and those in which the caller has a part. Drafts are seen by their applicants only. */
export async function visibleProjects(reader: Reader) {
  const { db, session, role } = reader;
  const query = db
    .selectFrom('project')
    .where((eb) => eb.or([eb('project.status', '<>', 'DRAFT'), eb.and({ 'project.applicantId': session.userId })]));
  if (role.dataScope === 'ALL') return query;
  const ofSchool = query.where('project.companyId', '=', session.companyId);
  const depts = await deptsWithinScope(reader);
  if (depts === null) return ofSchool;
  return ofSchool.where((eb) =>
    eb.or([hasPart(reader)(eb), ...(depts.size > 0 ? [eb('project.deptId', 'in', [...depts])] : [])]),
  );
}

export type FoundProjects = Awaited<ReturnType<typeof visibleProjects>>;

/** A condition: the user is the applicant, an approver, a witness or a follower, or the deputy of somebody whom it waits for. */
function hasPart(reader: Reader) {
  const { companyId, userId } = reader.session;
  return (eb: Builder) =>
    eb.or([
      eb.and({ 'project.companyId': companyId, 'project.applicantId': userId }),
      among(eb, { 'part.companyId': companyId, 'part.userId': userId }),
      eb(
        eb.refTuple('project.companyId', 'project.id'),
        'in',
        deputyTasks(reader, companyId)
          .where('period.agentId', '=', userId)
          .select(['instance.companyId', 'instance.projectId'])
          .$asTuple('companyId', 'projectId'),
      ),
    ]);
}

/** A condition: the user follows the purchase. */
export function isFollowed({ session: { companyId, userId } }: Pick<Reader, 'session'>) {
  return (eb: Builder) => among(eb, { 'part.companyId': companyId, 'part.userId': userId, 'part.kind': 'FOLLOWER' });
}

type Part = { 'part.companyId': string; 'part.userId': string; 'part.kind'?: 'FOLLOWER' };

function among(eb: Builder, part: Part) {
  return eb(
    eb.refTuple('project.companyId', 'project.id'),
    'in',
    eb
      .selectFrom('projectParticipant as part')
      .select(['part.companyId', 'part.projectId'])
      .where((row) => row.and(part))
      .$asTuple('companyId', 'projectId'),
  );
}
