import { type ExportFilters, type ExportId, useExport } from '@campus-procurement/hooks';
import { Button, Group, Text } from '@mantine/core';
import { IconDownload } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '../feedback/describeError.ts';
import { Message } from '../feedback/Message.tsx';
import { notify } from '../feedback/notify.ts';
import { TaskProgress } from '../feedback/TaskProgress.tsx';
import { downloadFile } from '../files/downloadFile.ts';
import { ToolPopover } from './ToolPopover.tsx';

/** The server refuses more (code 4302). */
const mostRows = 100_000;

interface ExportButtonProps<Id extends ExportId> {
  operation: Id;
  /** Those of the list. */
  filters: ExportFilters<Id>;
  /** Rows that pass them. */
  total: number;
}

/** All rows that pass the filters, in a file. The server makes it meanwhile; when it is done, the browser saves it. */
export function ExportButton<Id extends ExportId>({ operation, filters, total }: ExportButtonProps<Id>) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const { phase, task, error, start, stop, forget } = useExport(operation);
  const file = task?.file;

  const saved = useRef<string>(undefined);
  useEffect(() => {
    if (!file || saved.current === file.id) return;
    saved.current = file.id;
    downloadFile(file);
    notify.success(t('ui.exportDone', { name: file.fileName }));
  }, [file, t]);

  const isTooLong = total > mostRows;
  return (
    <ToolPopover label={t('ui.export')} Icon={IconDownload} isOpen={isOpen} onOpen={setOpen} isBusy={phase === 'running'}>
      {phase === 'running' && <TaskProgress task={task} label={t('ui.export')} onStop={stop} />}
      {phase === 'failed' && (
        <Message tone="error">{error ? describeError(error, t).text : (task?.errorMessage ?? t('ui.exportFailed'))}</Message>
      )}
      {phase === 'stopped' && <Message tone="warning">{t('ui.exportStopped')}</Message>}
      {phase === 'done' && (
        <Group justify="space-between" gap="xs" wrap="nowrap">
          <Text size="sm">{t('ui.exportRows', { count: task?.doneCount ?? 0 })}</Text>
          {file && (
            <Button size="compact-sm" variant="default" component="a" href={file.url} download={file.fileName}>
              {t('ui.downloadShort')}
            </Button>
          )}
        </Group>
      )}
      {phase === 'idle' && (
        <>
          <Text size="sm">{t('ui.exportAll', { count: total })}</Text>
          {isTooLong && (
            <Text size="sm" c="red" mt={4}>
              {t('ui.exportTooMany', { most: mostRows })}
            </Text>
          )}
          <Group gap="xs" mt="xs">
            {(['XLSX', 'CSV'] as const).map((kind) => (
              <Button
                key={kind}
                size="compact-md"
                variant="default"
                disabled={isTooLong || total === 0}
                onClick={() => start(kind, filters)}
              >
                {t(`ui.export${kind}`)}
              </Button>
            ))}
          </Group>
        </>
      )}
      {(phase === 'done' || phase === 'failed' || phase === 'stopped') && (
        <Button size="compact-xs" variant="subtle" mt="xs" ml={-8} onClick={forget}>
          {t('ui.exportAgain')}
        </Button>
      )}
      <Text size="xs" c="dimmed" mt="xs">
        {t('ui.exportKept')}
      </Text>
    </ToolPopover>
  );
}
