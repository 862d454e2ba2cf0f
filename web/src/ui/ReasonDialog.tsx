import { zodResolver } from '@hookform/resolvers/zod';
import { Button, Group, Stack, Text } from '@mantine/core';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import * as z from 'zod/mini';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from './Dialog.tsx';
import { FailureMessage } from './FailureMessage.tsx';
import { fieldRules } from './fieldRules.ts';
import { TextField } from './fields/TextField.tsx';
import { useFormSubmit } from './useFormSubmit.ts';

interface ReasonDialogProps {
  /** The question, with the name of the thing in it. */
  title: string;
  text: string;
  confirmLabel: string;
  limit: number;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before something is done that needs a reason. */
export default function ReasonDialog({ title, text, confirmLabel, limit, onSubmit, onClose }: ReasonDialogProps) {
  const t = useT();
  const resolver = useMemo(() => zodResolver(z.object({ reason: fieldRules(t).required('ui.reason') })), [t]);
  const form = useForm({ resolver, defaultValues: { reason: '' } });
  const { submit, failure } = useFormSubmit(form, ({ reason }) => onSubmit(reason), onClose, { savedText: null });
  const { isSubmitting } = form.formState;
  return (
    <Dialog onClose={isSubmitting ? () => undefined : onClose} title={title} size={460}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{text}</Text>
          <FailureMessage failure={failure} />
          <TextField control={form.control} name="reason" label="ui.reason" limit={limit} multiline required />
          <Group justify="flex-end" gap="xs">
            <Button variant="default" onClick={onClose} disabled={isSubmitting}>
              {t('ui.cancel')}
            </Button>
            <Button type="submit" color="red" loading={isSubmitting}>
              {confirmLabel}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  );
}
