import { useApiMutation } from '@campus-procurement/hooks';
import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '../feedback/ConfirmProvider.tsx';
import { notify } from '../feedback/notify.ts';

interface PresetButtonProps {
  /** What creates the rows. */
  operation: 'adoptPurchasingPreset' | 'adoptGoodsCategoryPreset';
  companyId: string;
  /** What will be created. */
  text: string;
}

/** Stands in an empty list: creates the usual rows after a question. */
export function PresetButton({ operation, companyId, text }: PresetButtonProps) {
  const t = useT();
  const confirm = useConfirm();
  const adopt = useApiMutation<PresetButtonProps['operation']>(operation);

  async function ask() {
    const action = () => adopt.mutateAsync({ body: { companyId } });
    if (await confirm({ title: t('ui.presetAdopt'), text, confirmLabel: t('ui.presetAdopt'), action })) {
      notify.success(t('ui.presetAdopted'));
    }
  }

  return (
    <Button size="xs" onClick={ask}>
      {t('ui.presetAdopt')}
    </Button>
  );
}
