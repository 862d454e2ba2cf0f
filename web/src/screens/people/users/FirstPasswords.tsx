import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { SavePasswords } from './SavePasswords.tsx';

interface FirstPasswordsProps {
  users: readonly Schemas['InitialPassword'][];
  onClose: () => void;
}

/** Hands out initial passwords. The dialog stays open until they have been saved. */
export default function FirstPasswords({ users, onClose }: FirstPasswordsProps) {
  const t = useT();
  const [isSaved, setSaved] = useState(false);

  return (
    <Dialog
      onClose={onClose}
      closeOnClickOutside={false}
      closeOnEscape={false}
      withCloseButton={false}
      title={t('userBatch.passwordsOf', { count: users.length })}
      size={460}
    >
      <Stack gap="md">
        <SavePasswords users={users} onSaved={() => setSaved(true)} />
        <Group justify="flex-end">
          <Button onClick={onClose} disabled={!isSaved}>
            {t('userImport.passwordsKept')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
