import { useT } from '#i18n/LanguageProvider.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { type Detail, leaderOf, mainActOf } from './state/acceptanceState.ts';

/** What happens next with a batch, and who does it. */
export function AcceptanceNext({ acceptance }: { acceptance: Detail }) {
  const t = useT();
  const { status, waitingFor, waitsForMe, signedCount, memberCount } = acceptance;
  const meaning = meanings.acceptance[status];
  const names = t('acceptances.names', { names: waitingFor });
  const who = waitsForMe ? t('acceptances.you') : names || t('acceptances.office');
  if (status === 'DRAFT') {
    return (
      <NextStep meaning="wait" title={t('acceptances.nextDRAFT')}>
        {t('acceptances.nextDRAFTText')}
      </NextStep>
    );
  }
  if (status === 'ASSIGNING') {
    return (
      <NextStep meaning={meaning} title={t('acceptances.nextASSIGNING', { who })}>
        {t('acceptances.nextASSIGNINGText')}
      </NextStep>
    );
  }
  if (status === 'INSPECTING') {
    const isSigned = signedCount === memberCount;
    return (
      <NextStep meaning={meaning} title={t(isSigned ? 'acceptances.nextCONCLUDE' : 'acceptances.nextSIGN', { who })}>
        {isSigned ? t('acceptances.nextCONCLUDEText') : t('acceptances.nextSIGNText', { leader: leaderOf(acceptance) })}
      </NextStep>
    );
  }
  if (mainActOf(acceptance) === 'RECORD_ASSETS') return <NextStep meaning="wait" title={t('acceptances.nextASSETS')} />;
  const isOver = status === 'PASSED' || status === 'CANCELLED';
  return <NextStep isOver={isOver} meaning={meaning} title={t(`acceptances.next${status}`)} />;
}
