import type { Translate } from '#i18n/messages.ts';
import type { Log } from './state/projectState.ts';

/** Who has done something, with whom a deputy has replaced; or that it happened by itself. */
export function operatorOf(
  { operatorName: name, forUserName: holder }: Pick<Log, 'operatorName' | 'forUserName'>,
  t: Translate,
): string {
  if (name === null) return t('projects.byItself');
  return holder === null ? name : t('purchases.actingFor', { name, holder });
}
