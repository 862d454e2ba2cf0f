import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';

/** Returns the names of executions. */
export function useCodeLabel(): (code: Schemas['ExecutionCode']) => string {
  const t = useT();
  return (code) => t(`purchasing.code${code}`);
}
