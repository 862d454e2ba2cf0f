import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { useCopy } from '#ui/text/useCopy.ts';
import { passwordTable } from './userImportTable.ts';

interface FirstPasswordsProps {
  users: readonly Schemas['InitialPassword'][];
  onClose: () => void;
}

/** Hands out initial passwords. They are stored nowhere else, so the dialog stays open until they have been saved. */
export default function FirstPasswords({ users, onClose }: FirstPasswordsProps) {
  const t = useT();
  const copy = useCopy();
  const [isTaken, setTaken] = useState(false);

  function download() {
    saveBlob(passwordTable(users, t), `${t('userImport.passwordsFile')}.xlsx`);
    setTaken(true);
  }

  async function copyAll() {
    const lines = users.map(({ name, account, initialPassword }) => [name, account, initialPassword].join('\t'));
    if (await copy(lines.join('\n'), t('userBatch.copied'))) setTaken(true);
  }

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
        <Text size="sm">{t('userBatch.passwordsText')}</Text>
        <Group gap="xs">
          <Button leftSection={<IconDownload size={16} />} variant="default" onClick={download} data-autofocus>
            {t('userBatch.download')}
          </Button>
          <Button leftSection={<IconCopy size={16} />} variant="default" onClick={copyAll}>
            {t('userBatch.copy')}
          </Button>
        </Group>
        <Group justify="flex-end">
          <Button onClick={onClose} disabled={!isTaken}>
            {t('userBatch.kept')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
