import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';

interface FigureNote {
  note: string;
  /** Whether it has become better or worse. */
  mood?: { text: string; meaning: 'good' | 'wait' };
}

/** What a figure is made of, and how it has changed, in a line. */
export function useFigureNote({ kind, value, count, amount, change }: Schemas['HomeFigure']): FigureNote {
  const t = useT();
  const format = useFormat();
  const sum = amount ?? '0.00';
  const number = count ?? 0;
  if (kind === 'CARDS') return { note: t('home.noteCARDS', { count: number, amount: sum }) };
  if (kind === 'DAYS') return daysNote();
  if (kind === 'DONE') return doneNote();
  if (kind === 'PAYABLE') return { note: t('home.notePAYABLE', { count: number, amount: sum }) };
  if (kind === 'SPENDING') return { note: t('home.noteSPENDING', { count: number, amount: sum }) };
  if (kind === 'OVERDUE') return { note: t('home.noteOVERDUE', { count: number, amount: sum }) };
  if (kind === 'WAITING') return { note: t('home.noteWAITING', { count: number }) };
  if (kind === 'LOW' || kind === 'EXPIRING') return { note: t(value === '0' ? `home.none${kind}` : `home.note${kind}`) };
  if (
    kind === 'UNCLAIMED' ||
    kind === 'CLOSING_TODAY' ||
    kind === 'DECISIONS_OVERDUE' ||
    kind === 'STUCK' ||
    kind === 'TO_RECEIVE'
  ) {
    return { note: value === '0' ? t(`home.none${kind}`) : t('home.noteSum', { amount: sum }) };
  }
  if (kind === 'RED_FLAGS' || kind === 'CHEAPER_EXCLUDED') {
    return { note: value === '0' ? t(`home.none${kind}`) : t(`home.note${kind}`, { count: number, amount: sum }) };
  }
  return { note: number === 0 ? t(`home.none${kind}`) : t('home.noteCount', { count: number }) };

  function daysNote(): FigureNote {
    const note = t('home.noteDAYS', { count: number });
    const difference = Number(change ?? 0);
    if (difference === 0) return { note };
    const days = Math.abs(difference);
    return difference < 0
      ? { note, mood: { text: t('home.faster', { days }), meaning: 'good' } }
      : { note, mood: { text: t('home.slower', { days }), meaning: 'wait' } };
  }

  function doneNote(): FigureNote {
    const note = t('home.noteDONE', { amount: sum });
    return change === null ? { note } : { note: `${note} · ${t('home.saved', { share: format.percent(Number(change) / 100) })}` };
  }
}
