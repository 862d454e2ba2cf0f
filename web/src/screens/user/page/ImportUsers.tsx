import { useUser } from '@campus-procurement/hooks';
import { Button, Group, Select, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { FileChoice } from '#ui/fields/FileChoice.tsx';
import { FileName } from '#ui/files/FileName.tsx';
import { sheetEndings, sheetMegabytes } from '#ui/sheet/readSheet.ts';
import { ImportDone } from './ImportDone.tsx';
import { ImportState } from './ImportState.tsx';
import { mostRows } from './importTable.ts';
import { TemplateButton } from './TemplateButton.tsx';
import classes from './users.module.css';
import { useUserImport } from './useUserImport.ts';
import { useUserSchools } from './useUserSchools.ts';

interface ImportUsersProps {
  onClose: () => void;
}

/** Imports users from a table. The file is checked when it is chosen, and imported as a whole. */
export function ImportUsers({ onClose }: ImportUsersProps) {
  const t = useT();
  const format = useFormat();
  const me = useUser();
  const schools = useUserSchools();
  const [companyId, setCompanyId] = useState(me.companyId);
  const brought = useUserImport(companyId);
  const { file, table, failure, isChecking, isImporting, isReady, imported } = brought;

  if (imported) return <ImportDone users={imported} withPasswords={brought.withPasswords} onClose={onClose} />;

  const count = format.number(table?.rows.length ?? 0);
  const isBusy = isChecking || isImporting;
  return (
    <Dialog
      onClose={isImporting ? () => undefined : onClose}
      closeOnClickOutside={!file}
      title={t('userImport.title')}
      size={760}
    >
      <Stack gap="md">
        <Text size="sm">{t('userImport.text', { most: format.number(mostRows) })}</Text>
        {schools.length > 0 && (
          <Select
            label={t('users.school')}
            data={schools}
            value={companyId}
            onChange={(value) => {
              if (value === null) return;
              setCompanyId(value);
              brought.check(value);
            }}
            searchable
            allowDeselect={false}
            disabled={isBusy}
          />
        )}
        <Group gap="xs">
          <FileChoice
            label={t('userImport.chooseFile')}
            accept={sheetEndings.join(',')}
            onChoose={([chosen]) => chosen && void brought.take(chosen)}
          >
            {(button) => (
              <Button {...button} variant="default" leftSection={<IconUpload size={16} />} disabled={isBusy} data-autofocus>
                {t(file ? 'userImport.replaceFile' : 'userImport.chooseFile')}
              </Button>
            )}
          </FileChoice>
          <TemplateButton companyId={companyId} />
          <Text size="xs" c="dimmed">
            {t('userImport.fileRule', { megabytes: sheetMegabytes })}
          </Text>
        </Group>
        {file && (
          <Group gap={8} wrap="nowrap" className={classes.file}>
            <IconFileSpreadsheet size={18} stroke={1.5} aria-hidden />
            <span className={classes.fileName}>
              <FileName name={file.name} />
            </span>
            <Text size="xs" c="dimmed" component="span">
              {format.bytes(file.size)}
            </Text>
          </Group>
        )}
        <ImportState brought={brought} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isImporting}>
            {t('ui.cancel')}
          </Button>
          {failure && table && !brought.isChecked && (
            <Button variant="default" onClick={() => brought.check()}>
              {t('userImport.checkAgain')}
            </Button>
          )}
          <Button onClick={brought.start} disabled={!isReady || isBusy} loading={isImporting}>
            {isReady ? t('userImport.import', { count }) : t('userImport.title')}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
