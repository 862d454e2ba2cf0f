import { Button, Group, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { useCopy } from '#ui/feedback/useCopy.ts';
import classes from './users.module.css';

interface TempPasswordProps {
  name: string;
  password: string;
  onClose: () => void;
}

/** Shows a new password. It is stored nowhere else, so only the button closes the dialog. */
export function TempPassword({ name, password, onClose }: TempPasswordProps) {
  const t = useT();
  const copy = useCopy();

  return (
    <Dialog
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t('users.newPassword', { name })}
      size={440}
    >
      <Text size="sm">{t('users.newPasswordText')}</Text>
      <Group gap="xs" mt="md" wrap="nowrap">
        <code className={classes.password}>{password}</code>
        <Button variant="default" onClick={() => copy(password, t('users.passwordCopied'))} data-autofocus>
          {t('users.copy')}
        </Button>
      </Group>
      <Group justify="flex-end" mt="lg">
        <Button onClick={onClose}>{t('users.passwordKept')}</Button>
      </Group>
    </Dialog>
  );
}
