import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Stack, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { useCopy } from '#ui/text/useCopy.ts';
import { passwordTable } from './userImportTable.ts';

interface ImportDoneProps {
  users: Schemas['ImportedUser'][];
  withPasswords: boolean;
  onClose: () => void;
}

/** The result of an import. Initial passwords are stored nowhere else, so the dialog stays open until they have been saved. */
export function ImportDone({ users, withPasswords, onClose }: ImportDoneProps) {
  const t = useT();
  const format = useFormat();
  const copy = useCopy();
  const [isTaken, setTaken] = useState(!withPasswords);

  function download() {
    saveBlob(passwordTable(users, t), `${t('userImport.passwordsFile')}.xlsx`);
    setTaken(true);
  }

  async function copyAll() {
    const lines = users.map(({ name, account, initialPassword }) => [name, account, initialPassword].join('\t'));
    if (await copy(lines.join('\n'), t('userImport.copied'))) setTaken(true);
  }

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
        <Message tone="success">
          {t('imports.done', { some: t('userImport.some', { count: format.number(users.length) }) })}
        </Message>
        {withPasswords && (
          <>
            <Text size="sm">{t('userImport.passwordsText')}</Text>
            <Group gap="xs">
              <Button leftSection={<IconDownload size={16} />} variant="default" onClick={download} data-autofocus>
                {t('userImport.download')}
              </Button>
              <Button leftSection={<IconCopy size={16} />} variant="default" onClick={copyAll}>
                {t('userImport.copy')}
              </Button>
            </Group>
          </>
        )}
        <Group justify="flex-end">
          <Button onClick={onClose} disabled={!isTaken}>
            {t(withPasswords ? 'userImport.passwordsKept' : 'common.close')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
