import type { Translate } from '#i18n/messages.ts';
import type { Next } from './paymentNext.ts';
import { type Detail, isLarger, whoOf } from './projectState.ts';

/** States that have no approval of their own. */
const unasked: readonly Detail['status'][] = ['APPROVED', 'EXECUTING', 'WAREHOUSING', 'COMPLETED'];

/** Who decides next about a change of a purchase that goes on meanwhile; null where no such change is open. */
export function changeNext(project: Detail, t: Translate): Next | null {
  const { openCaseId, status } = project;
  const isUnasked = unasked.includes(status) || (status === 'ACCEPTING' && isLarger(project));
  return openCaseId !== null && isUnasked ? { title: t('projects.nextDecideChange', whoOf(project)), text: null } : null;
}
