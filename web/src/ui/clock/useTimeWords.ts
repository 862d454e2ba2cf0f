import { useT } from '#i18n/LanguageProvider.tsx';
import { greatestParts } from './timeLeft.ts';

/** Says how long a time is: its two greatest parts in words. */
export function useTimeWords() {
  const t = useT();
  return (ms: number) =>
    greatestParts(ms)
      .map(([unit, count]) => t(`ui.some_${unit}`, { count }))
      .join(' ');
}
