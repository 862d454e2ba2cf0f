import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TwoLines } from '../text/TwoLines.tsx';
import { firstTurn, holdersOf } from './firstTurn.ts';
import classes from './TurnHolders.module.css';

/** In a list: who has the next step, and what it is. */
export function TurnHolders({ turns }: { turns: readonly Schemas['Turn'][] }) {
  const t = useT();
  const turn = firstTurn(turns);
  if (!turn) return '–';
  const names = turn.mine ? t('projects.me') : t('projects.names', { names: holdersOf(turn, t) });
  return (
    <TwoLines first={<span className={classes.name}>{names}</span>} second={t(`purchases.step${turn.step}`)} isMine={turn.mine} />
  );
}
