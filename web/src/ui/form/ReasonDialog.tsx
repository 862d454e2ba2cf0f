import { Button, Group, Stack, Text } from '@mantine/core';
import { useForm } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useDraft } from '../drafts/useDraft.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { FailureMessage } from '../feedback/FailureMessage.tsx';
import { TextField } from '../fields/TextField.tsx';
import { reasonSchema } from './reasonSchema.ts';
import { useFormSubmit } from './useFormSubmit.ts';
import { useRules } from './useRules.ts';

interface ReasonDialogProps {
  /** The question, with the name of the thing in it. */
  title: string;
  text: string;
  confirmLabel: string;
  limit: number;
  /** What is done and with what, unique in its page: by it the reason is kept until it is done, and there when this is asked again. */
  draft: string;
  onSubmit: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks why, before something is done that needs a reason. What was typed outlives the dialog, so nobody is asked before it closes. */
export default function ReasonDialog(props: ReasonDialogProps) {
  const { title, text, confirmLabel, limit, onSubmit, onClose } = props;
  const t = useT();
  const form = useForm({ resolver: useRules(reasonSchema), defaultValues: { reason: '' } });
  const draft = useDraft(form, { name: props.draft, title: ['ui.reason'], isReady: true });
  const { submit, failure } = useFormSubmit(form, ({ reason }) => onSubmit(reason), done, { savedText: null });
  const { isSubmitting } = form.formState;

  function done() {
    draft.close();
    onClose();
  }

  return (
    <Dialog onClose={isSubmitting ? () => undefined : onClose} title={title} size={460}>
      <form onSubmit={submit} noValidate>
        <Stack gap="md">
          <Text size="sm">{text}</Text>
          {draft.note}
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
