import { Switch } from '@mantine/core';
import { type Control, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import type { FlowValues } from './flowSchema.ts';

/** Whether the owners of the cards are left out, which is asked before it is switched on. */
export function OwnersSwitch({ control }: { control: Control<FlowValues> }) {
  const t = useT();
  const confirm = useConfirm();
  const { field } = useController({ control, name: 'withoutOwners' });

  async function turn(isOn: boolean) {
    const isDone =
      !isOn ||
      (await confirm({
        title: t('flows.withoutOwnersTitle'),
        text: t('flows.withoutOwnersText'),
        confirmLabel: t('flows.withoutOwnersConfirm'),
        danger: true,
        action: async () => undefined,
      }));
    if (isDone) field.onChange(isOn);
  }

  return (
    <Switch
      ref={field.ref}
      name={field.name}
      onBlur={field.onBlur}
      checked={field.value}
      label={t('flows.withoutOwners')}
      description={t('flows.withoutOwnersHint')}
      onChange={(event) => void turn(event.currentTarget.checked)}
    />
  );
}
