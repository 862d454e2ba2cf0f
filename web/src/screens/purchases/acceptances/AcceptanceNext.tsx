import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { NextStep } from '#ui/page/NextStep.tsx';
import { firstTurn } from '#ui/purchase/firstTurn.ts';
import { TurnNext } from '#ui/purchase/TurnNext.tsx';
import { useTurnSentence } from '#ui/purchase/useTurnSentence.ts';
import { meanings } from '#ui/status/meanings.ts';
import { type Detail, leaderOf } from './state/acceptanceState.ts';

/** What comes next with a batch, who does it, and what follows. */
export function AcceptanceNext({ acceptance }: { acceptance: Detail }) {
  const t = useT();
  const sentence = useTurnSentence();
  const { status, turns } = acceptance;
  const turn = firstTurn(turns);
  if (turn) {
    return (
      <TurnNext turn={turn} meaning="wait" title={sentence(turn)}>
        <p>{consequenceOf(turn, acceptance, t)}</p>
        <p>{leftText(acceptance, t)}</p>
      </TurnNext>
    );
  }
  const meaning = meanings.acceptance[status];
  // While its purchase stands still, nothing is awaited of anybody.
  if (status === 'ASSIGNING' || status === 'INSPECTING') return <NextStep meaning={meaning} title={t('projects.nextNothing')} />;
  const isOver = status === 'PASSED' || status === 'CANCELLED';
  return (
    <NextStep isOver={isOver} meaning={meaning} title={t(`acceptances.next${status}`)}>
      {status === 'DRAFT' && t('acceptances.nextDRAFTText')}
    </NextStep>
  );
}

/** Who of the group has left while something is awaited of them. */
function leftText({ members, allowedActions }: Detail, t: Translate): string | null {
  const names = members.flatMap(({ left, userName }) => (left ? [userName] : []));
  if (names.length === 0) return null;
  return t(allowedActions.includes('REPLACE_MEMBER') ? 'acceptances.leftHere' : 'acceptances.leftText', { names });
}

function consequenceOf({ step }: Schemas['Turn'], acceptance: Detail, t: Translate): string | null {
  switch (step) {
    case 'DELIVERY':
      return t('acceptances.nextDRAFTText');
    case 'ASSIGN_GROUP':
      return t('acceptances.nextASSIGNINGText');
    case 'SIGN_ACCEPTANCE':
      return t('acceptances.nextSIGNText', { leader: leaderOf(acceptance) });
    case 'CONCLUDE':
      return t('acceptances.nextCONCLUDEText');
    case 'ASSET_NUMBERS':
      return t('acceptances.nextASSETSText');
    default:
      return null;
  }
}
