import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Text } from '@mantine/core';
import { IconCopy, IconDownload } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useCopy } from '#ui/feedback/useCopy.ts';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { passwordTable } from './userImportTable.ts';

interface SavePasswordsProps {
  users: readonly Pick<Schemas['ImportedUser'], 'name' | 'account' | 'deptName' | 'initialPassword'>[];
  onSaved: () => void;
}

/** Saves initial passwords as a workbook, or copies them. They are stored nowhere else. */
export function SavePasswords({ users, onSaved }: SavePasswordsProps) {
  const t = useT();
  const copy = useCopy();

  function download() {
    saveBlob(passwordTable(users, t), `${t('userImport.passwordsFile')}.xlsx`);
    onSaved();
  }

  async function copyAll() {
    const lines = users.map(({ name, account, initialPassword }) => [name, account, initialPassword].join('\t'));
    if (await copy(lines.join('\n'), t('userImport.copied'))) onSaved();
  }

  return (
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
  );
}
