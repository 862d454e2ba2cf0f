import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';

type Task = Pick<Schemas['ApprovalRecord'], 'userName' | 'fromUserName' | 'decidedByName'>;

/** Who has decided or is asked, on paper: with whom a deputy has replaced, or who has handed the task over. */
export function signedName({ userName, fromUserName: from, decidedByName }: Task, t: Translate): string {
  const name = from === null ? userName : t('purchases.inPlaceOf', { name: userName, from });
  return decidedByName === null ? name : t('purchases.actingFor', { name: decidedByName, holder: name });
}
