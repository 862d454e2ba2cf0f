import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';
import type { useFormat } from '#i18n/useFormat.ts';
import { caseAddress } from '#ui/text/contentAddress.ts';

export type CaseDetail = Schemas['ApprovalInstanceDetail'];
export type Format = ReturnType<typeof useFormat>;

/** Most characters of an opinion. */
export const opinionLimit = 500;

/** Where it goes on after a case is dealt with: to the next one, or back to the list. */
export const nextAddress = (next: Schemas['ApprovalTask'] | undefined) =>
  next ? caseAddress(next.instanceId) : '/approval/my-apply';

/** A task that was decided or handed over. */
type Decided = CaseDetail['records'][number] & { state: 'APPROVED' | 'REJECTED' | 'RETURNED' | 'DELEGATED'; decideTime: string };

const isDecided = (record: CaseDetail['records'][number]): record is Decided => record.decideTime !== null;

/** Says who has decided in the user's place; null if the user still can. */
export function takenText(
  { records, status, myTaskId, project, requestedByName }: CaseDetail,
  t: Translate,
  format: Format,
): string | null {
  if (myTaskId !== null) return null;
  if (status === 'WITHDRAWN') return t('approvals.takenBack', { name: requestedByName ?? project.applicantName });
  const last = records
    .filter(isDecided)
    .filter(({ parentTaskId }) => parentTaskId === null)
    .toSorted((one, other) => one.decideTime.localeCompare(other.decideTime))
    .at(-1);
  return last
    ? t(`approvals.taken${last.state}`, { name: last.decidedByName ?? last.userName, time: format.dateTime(last.decideTime) })
    : null;
}
