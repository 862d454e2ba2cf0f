import type { Schemas } from '@campus-procurement/sdk';
import type { Reader } from '#platform/context/context.ts';
import { type ProjectRow, relationsOf } from './projectRows.ts';

type ModifyType = Schemas['ModifyType'];

const all: readonly ModifyType[] = ['CONTENT', 'PRICE', 'FUNDS', 'SCHEDULE', 'CONTACT'];

/** So long before the end of a bidding nothing is changed any more. */
const lastMs = 2 * 3_600_000;

/** What may be changed of a purchase in a state. After the publication content and prices cost the round: see `costsRound`. */
function changeableIn(
  { lane, status, suspendTime, bidEndTime }: Pick<ProjectRow, 'lane' | 'status' | 'suspendTime' | 'bidEndTime'>,
  now: Date,
): readonly ModifyType[] {
  if (lane === 'SMALL' || lane === null || suspendTime !== null) return [];
  if (status === 'APPROVED') return all;
  if (status === 'EXECUTING') return ['CONTACT'];
  const hasTime = bidEndTime !== null && now.getTime() < bidEndTime.getTime() - lastMs;
  return status === 'PUBLISHED' && hasTime ? all : [];
}

/** What is bought and from which money is the applicant's; times and the contact are the officer's, too. */
const ofOfficer: readonly ModifyType[] = ['SCHEDULE', 'CONTACT'];

/** What the caller may ask to change of a purchase now. */
export function modifyTypesOf(project: ProjectRow, reader: Reader): ModifyType[] {
  if (project.modifying || project.terminating) return [];
  const { isApplicant, mayModify } = relationsOf(project, reader);
  if (!mayModify) return [];
  return changeableIn(project, reader.now).filter((type) => isApplicant || ofOfficer.includes(type));
}

/** Whether a change makes the running round void: suppliers quote for something else then. */
export function costsRound({ status }: Pick<ProjectRow, 'status'>, types: readonly ModifyType[]): boolean {
  return status === 'PUBLISHED' && types.some((type) => type === 'CONTENT' || type === 'PRICE');
}
