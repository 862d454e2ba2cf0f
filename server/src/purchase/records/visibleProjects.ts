import type { ExpressionBuilder, Kysely } from 'kysely';
import { deputyTasks } from '#approval/deputies.ts';
import { deptsWithinScope } from '#platform/auth/deptReach.ts';
import type { Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';

type Builder = ExpressionBuilder<Tables, 'project'>;

/** Selects the purchases within the caller's data scope, and those in which the caller has a part. Drafts are seen by their applicants only. */
export async function visibleProjects(reader: Reader) {
  const { userId } = reader.session;
  return (await reached(reader)).where((eb) =>
    eb.or([eb('project.status', '<>', 'DRAFT'), eb.and({ 'project.applicantId': userId })]),
  );
}

/** Selects those of them that are no drafts: the same for all who see a whole school. */
export async function begunProjects(reader: Reader): Promise<FoundProjects> {
  return (await reached(reader)).where('project.status', '<>', 'DRAFT');
}

async function reached(reader: Reader) {
  const { db, session, role } = reader;
  const query = db.selectFrom('project');
  if (role.dataScope === 'ALL') return query;
  const ofSchool = query.where('project.companyId', '=', session.companyId);
  const depts = await deptsWithinScope(reader);
  if (depts === null) return ofSchool;
  const own = depts.size === 0 ? withPart(reader) : withPart(reader).union(ofDepts(reader, [...depts]));
  return ofSchool.where((eb) => eb(eb.refTuple('project.companyId', 'project.id'), 'in', own.$asTuple('companyId', 'id')));
}

export type FoundProjects = Awaited<ReturnType<typeof visibleProjects>>;

/**
 * Selects the keys of the purchases of which the user is the applicant, an approver, a witness or a follower, or the deputy of somebody
 * whom they wait for. A union finds them by the index of each, where a condition with `or` would look at the whole school.
 */
function withPart(reader: Reader) {
  const { db, session } = reader;
  const { companyId, userId } = session;
  return keysOf(db, companyId)
    .where('applicantId', '=', userId)
    .union(
      db
        .selectFrom('projectParticipant')
        .select(['companyId', 'projectId as id'])
        .where('companyId', '=', companyId)
        .where('userId', '=', userId),
    )
    .union(
      deputyTasks(reader, companyId)
        .where('period.agentId', '=', userId)
        .select(['instance.companyId', 'instance.projectId as id']),
    );
}

const ofDepts = ({ db, session }: Reader, depts: string[]) => keysOf(db, session.companyId).where('deptId', 'in', depts);

const keysOf = (db: Kysely<Tables>, companyId: string) =>
  db.selectFrom('project').select(['companyId', 'id']).where('companyId', '=', companyId);

/** A condition: the user follows the purchase. */
export function isFollowed({ session: { companyId, userId } }: Pick<Reader, 'session'>) {
  return (eb: Builder) =>
    eb(
      eb.refTuple('project.companyId', 'project.id'),
      'in',
      eb
        .selectFrom('projectParticipant as part')
        .select(['part.companyId', 'part.projectId'])
        .where((row) => row.and({ 'part.companyId': companyId, 'part.userId': userId, 'part.kind': 'FOLLOWER' }))
        .$asTuple('companyId', 'projectId'),
    );
}
