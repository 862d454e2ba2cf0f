import type { Schemas } from '@campus-procurement/sdk';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import { askedIn } from '#approval/askedIn.ts';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context, Reader } from '#platform/context/context.ts';
import type { Tables } from '#platform/db/tables.ts';
import { Failure } from '#platform/failure/failure.ts';
import { shownStatus, type visibleProjects } from '../records/public.ts';

export type Modification = Selectable<Tables['projectModify']>;

type SeenProjects = Awaited<ReturnType<typeof visibleProjects>>;

/** Selects the changes of purchases that the reader sees. Drafts are seen by whoever has begun them. */
export function modificationsOf(projects: SeenProjects, { session: { companyId, userId } }: Pick<Reader, 'session'>) {
  return projects
    .innerJoin('projectModify as modify', (join) =>
      join.onRef('modify.companyId', '=', 'project.companyId').onRef('modify.projectId', '=', 'project.id'),
    )
    .where((eb) =>
      eb.or([eb('modify.submitTime', 'is not', null), eb.and({ 'modify.companyId': companyId, 'modify.userId': userId })]),
    );
}

export type FoundModifications = ReturnType<typeof modificationsOf>;

/** Selects changes with all columns that a list shows. */
export function modificationRows(found: FoundModifications) {
  return found
    .innerJoin('company', 'company.id', 'modify.companyId')
    .selectAll('modify')
    .select(['project.projectCode', 'project.projectName', 'project.status as projectStatus', 'project.phase'])
    .select(['project.returnCause', 'project.bidStartTime', 'project.bidEndTime', 'project.suspendTime', 'company.companyName'])
    .select(jsonArrayFrom(askedIn('modify', 'instanceId')).as('asked'));
}

export type ModificationRow = Awaited<ReturnType<ReturnType<typeof modificationRows>['executeTakeFirstOrThrow']>>;

/** Returns a change as a list shows it. */
export function toModify(row: ModificationRow, reader: Reader): Schemas['ProjectModify'] {
  const { id, modifyCode, projectId, projectCode, projectName, modifyTypes: modifyType, reason, status, opinion } = row;
  const { companyId, companyName, version, createByName, updateByName } = row;
  return {
    id,
    modifyCode,
    projectId,
    projectCode,
    projectName,
    modifyType,
    reason,
    status,
    opinion,
    companyId,
    companyName,
    projectStatus: shownStatus({ ...row, status: row.projectStatus }, reader.now),
    approvalInstanceId: row.instanceId,
    waitingFor: row.asked.map(({ name }) => name),
    submitTime: isoTimeOrNull(row.submitTime),
    endTime: isoTimeOrNull(row.endTime),
    allowedActions: actionsOn(row, reader),
    version,
    createByName,
    updateByName,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
  };
}

/** What whoever has begun a change may do with it. */
function actionsOn({ companyId, userId, status }: Modification, reader: Reader): Schemas['ProjectModify']['allowedActions'] {
  const { session } = reader;
  if (companyId !== session.companyId || userId !== session.userId || !permitted(reader)('saveProjectModify')) return [];
  if (status === 'DRAFT') return ['EDIT', 'SUBMIT', 'WITHDRAW'];
  return status === 'APPROVING' ? ['WITHDRAW'] : [];
}

/** Returns the change of a locked purchase. @throws Failure `missing` */
export function modificationOf(
  { companyId, id }: { companyId: string; id: string },
  { db }: Pick<Context, 'db'>,
): Promise<Modification> {
  return db
    .selectFrom('projectModify')
    .selectAll()
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow(() => new Failure('missing'));
}
