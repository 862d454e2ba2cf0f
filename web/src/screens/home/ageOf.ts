import { dayMs, hourMs } from '@campus-procurement/sdk/time';
import type { Translate } from '#i18n/messages.ts';

/** What has waited for more than so many days is old. */
const oldDays = 5;

/** How long something has waited, in words, and whether that is long. */
export function ageOf(since: string, t: Translate): { text: string; isOld: boolean } {
  const ms = Math.max(0, Date.now() - Date.parse(since));
  const days = Math.floor(ms / dayMs);
  const hours = Math.floor(ms / hourMs);
  if (days > 0) return { text: t('home.days', { days }), isOld: days > oldDays };
  return { text: hours > 0 ? t('home.hours', { hours }) : t('home.justNow'), isOld: false };
}
