import { Box, Button, Group, Progress, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '../feedback/Message.tsx';
import { ErrorState } from '../page/ErrorState.tsx';
import PrintPreview from '../print/PrintPreview.tsx';
import { mostPrinted, type Reading } from './useAllRows.ts';
import { type PrintedList, useListSheet } from './useListSheet.tsx';

export interface TablePrintProps<T> extends PrintedList<T> {
  reading: Reading<T>;
  onRetry: () => void;
  onClose: () => void;
}

const nothing = { rows: [], total: 0 };

/** All rows of a list as they will be printed, after they have been read. Fetched with the first. */
export default function TablePrint<T extends { id: string }>(props: TablePrintProps<T>) {
  const { reading, onRetry, onClose, ...list } = props;
  const t = useT();
  const { rows, total } = reading.status === 'read' ? reading : nothing;
  const sheet = useListSheet<T>(list, { rows, total, from: 1 });
  return (
    <PrintPreview
      {...sheet}
      hint={total > mostPrinted && <Message tone="warning">{t('ui.printTooMany', { most: mostPrinted, total })}</Message>}
      instead={
        reading.status === 'reading' ? (
          <Box maw={420} mx="auto" mt="20vh">
            <Text size="sm" mb="xs">
              {t('ui.printReading', { count: reading.count, most: reading.most })}
            </Text>
            <Progress value={(reading.count / reading.most) * 100} aria-label={t('ui.printPreview')} />
            <Group justify="flex-end" mt="lg">
              <Button variant="default" onClick={onClose} data-autofocus>
                {t('ui.stop')}
              </Button>
            </Group>
          </Box>
        ) : (
          reading.status === 'failed' && <ErrorState error={reading.error} onRetry={onRetry} />
        )
      }
      onClose={onClose}
    />
  );
}
