import type { Reader } from '#platform/context/context.ts';
import { begunProjects } from '../records/public.ts';

/** Selects acceptances with their purchases. */
export function allAcceptances({ db }: Pick<Reader, 'db'>) {
  return db
    .selectFrom('acceptance')
    .innerJoin('project', (join) =>
      join.onRef('project.companyId', '=', 'acceptance.companyId').onRef('project.id', '=', 'acceptance.projectId'),
    );
}

export type FoundAcceptances = ReturnType<typeof allAcceptances>;

/**
 * Selects the acceptances of the purchases that the caller sees; members of a group have a part in its purchase. Drafts are seen by the
 * applicant and the officer.
 */
export async function visibleAcceptances(reader: Reader): Promise<FoundAcceptances> {
  const { companyId, userId } = reader.session;
  const seen = await begunProjects(reader);
  return allAcceptances(reader)
    .where((eb) =>
      eb(
        eb.refTuple('acceptance.companyId', 'acceptance.projectId'),
        'in',
        seen.select(['project.companyId', 'project.id']).$asTuple('companyId', 'id'),
      ),
    )
    .where((eb) =>
      eb.or([
        // What was given up as a draft has no number either.
        eb('acceptance.acceptanceCode', 'is not', null),
        eb.and([
          eb.and({ 'acceptance.companyId': companyId }),
          eb.or([eb.and({ 'project.applicantId': userId }), eb.and({ 'project.officerId': userId })]),
        ]),
      ]),
    );
}
