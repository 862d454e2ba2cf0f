import { useProjectTerms } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';

/** Returns the names of executions, in the school's own terms: a school that avoids the word "bidding" does not see it here. */
export function useCodeLabel(): (code: Schemas['ExecutionCode']) => string {
  const t = useT();
  const { specialTitle } = useProjectTerms();
  return (code) => (code === 'ONLINE_BID' ? t(`purchasing.codeONLINE_BID_${specialTitle}`) : t(`purchasing.code${code}`));
}
