import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Stack } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { SavePasswords } from './SavePasswords.tsx';

interface ImportDoneProps {
  users: Schemas['ImportedUser'][];
  withPasswords: boolean;
  onClose: () => void;
}

/** The result of an import. With initial passwords the dialog stays open until they have been saved. */
export function ImportDone({ users, withPasswords, onClose }: ImportDoneProps) {
  const t = useT();
  const [isSaved, setSaved] = useState(!withPasswords);

  return (
    <Dialog
      onClose={onClose}
      closeOnClickOutside={!withPasswords}
      closeOnEscape={!withPasswords}
      withCloseButton={!withPasswords}
      title={t('userImport.title')}
      size={520}
    >
      <Stack gap="md">
        <Message tone="success">{t('imports.done', { some: t('userImport.some', { count: users.length }) })}</Message>
        {withPasswords && <SavePasswords users={users} onSaved={() => setSaved(true)} />}
        <Group justify="flex-end">
          <Button onClick={onClose} disabled={!isSaved}>
            {t(withPasswords ? 'userImport.passwordsKept' : 'common.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
