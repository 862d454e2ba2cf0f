import { useProjectTerms } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';

/** What a way to carry out purchases is called: a school that does not say "bidding" does not say it here. */
export function useCodeLabel(): (code: Schemas['ExecutionCode']) => string {
  const t = useT();
  const { specialTitle } = useProjectTerms();
  return (code) => (code === 'ONLINE_BID' ? t(`purchasing.codeONLINE_BID_${specialTitle}`) : t(`purchasing.code${code}`));
}
