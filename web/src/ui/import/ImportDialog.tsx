import { Button, Group, Stack, Text } from '@mantine/core';
import { IconFileSpreadsheet, IconUpload } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { useFormat } from '#i18n/useFormat.ts';
import { Dialog } from '../feedback/Dialog.tsx';
import { FileChoice } from '../fields/FileChoice.tsx';
import { FileName } from '../files/FileName.tsx';
import { sheetEndings, sheetMegabytes } from '../sheet/readSheet.ts';
import { ImportState } from './ImportState.tsx';
import classes from './import.module.css';
import type { Brought } from './useRowImport.ts';

interface ImportDialogProps {
  title: string;
  brought: Omit<Brought, 'check'> & { check: () => void };
  /** How many rows a file may have at most, with what they are. */
  most: string;
  rules: Record<string, LabelKey | undefined>;
  /** What is chosen before the file, e.g. the school. */
  before?: ReactNode;
  /** `TemplateButton`. */
  template: ReactNode;
  /** `ImportPreview`, and what else is asked before the import. */
  ready: ReactNode;
  onClose: () => void;
}

/** Imports rows from a table. The file is checked when it is chosen, and imported as a whole. */
export function ImportDialog({ title, brought, most, rules, before, template, ready, onClose }: ImportDialogProps) {
  const t = useT();
  const format = useFormat();
  const { file, table, failure, some, isChecking, isImporting, isReady } = brought;
  const isBusy = isChecking || isImporting;
  return (
    <Dialog onClose={isImporting ? () => undefined : onClose} closeOnClickOutside={!file} title={title} size={760}>
      <Stack gap="md">
        <Text size="sm">{t('imports.text', { most })}</Text>
        {before}
        <Group gap="xs">
          <FileChoice
            label={t('imports.chooseFile')}
            accept={sheetEndings.join(',')}
            onChoose={([chosen]) => chosen && void brought.take(chosen)}
          >
            {(button) => (
              <Button {...button} variant="default" leftSection={<IconUpload size={16} />} disabled={isBusy} data-autofocus>
                {t(file ? 'imports.replaceFile' : 'imports.chooseFile')}
              </Button>
            )}
          </FileChoice>
          {template}
          <Text size="xs" c="dimmed">
            {t('imports.fileRule', { megabytes: sheetMegabytes })}
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
        <ImportState brought={brought} rules={rules} ready={ready} />
        <Group justify="flex-end" gap="xs">
          <Button variant="default" onClick={onClose} disabled={isImporting}>
            {t('ui.cancel')}
          </Button>
          {failure && table && !brought.isChecked && (
            <Button variant="default" onClick={() => brought.check()}>
              {t('imports.checkAgain')}
            </Button>
          )}
          <Button onClick={brought.start} disabled={!isReady || isBusy} loading={isImporting}>
            {isReady ? t('imports.import', { some }) : title}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  );
}
