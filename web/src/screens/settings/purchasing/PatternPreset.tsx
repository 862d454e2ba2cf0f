import { useApiQuery } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { PresetButton } from '#ui/table/PresetButton.tsx';

/** Offers the usual configuration to a school that has neither categories nor methods. */
export function PatternPreset({ companyId }: { companyId: string }) {
  const t = useT();
  const categories = useApiQuery('listPurchasingCategories', { query: { companyId } });
  const executions = useApiQuery('listPurchasingExecutions', { query: { companyId } });
  if (categories.data?.length !== 0 || executions.data?.length !== 0) return null;
  return <PresetButton operation="adoptPurchasingPreset" companyId={companyId} text={t('purchasing.presetText')} />;
}
