import { Button, Group, List, Progress, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '../feedback/Dialog.tsx';
import { describeError } from '../feedback/describeError.ts';
import { Message } from '../feedback/Message.tsx';
import type { RowAction } from './Column.ts';
import { useBatch } from './useBatch.ts';

/** So many rows are named in the question. */
const named = 5;

interface BatchDialogProps<T> {
  action: RowAction<T>;
  /** The rows that have the action. */
  rows: readonly T[];
  /** How many had been chosen. */
  chosen: number;
  rowName: (row: T) => string;
  /** @param done the rows with which it was done */
  onClose: (done: T[]) => void;
}

/** Asks before something is done with several rows, shows how far it has come, and at the end what was refused and why. Fetched with the first. */
export default function BatchDialog<T extends { id: string }>({ action, rows, chosen, rowName, onClose }: BatchDialogProps<T>) {
  const t = useT();
  const { state, start, stop } = useBatch(rows, async (row) => action.each?.(row));
  const { status, done, failed } = state;
  const close = () => onClose(done);

  return (
    <Dialog
      onClose={status === 'running' ? stop : close}
      withCloseButton={status === 'waiting'}
      closeOnClickOutside={status === 'waiting'}
      title={t('batch.title', { action: t(action.label), count: rows.length })}
      size={460}
    >
      {status === 'waiting' && (
        <>
          {action.together && (
            <Text size="sm" fw={600} mb={4}>
              {action.together(rows)}
            </Text>
          )}
          <Text size="sm">{t('batch.rows', { names: rows.slice(0, named).map(rowName), count: rows.length })}</Text>
          {chosen > rows.length && (
            <Text size="sm" c="dimmed" mt="xs">
              {t('batch.leftOut', { count: chosen - rows.length })}
            </Text>
          )}
        </>
      )}
      {status === 'running' && (
        <>
          <Text size="sm" mb="xs">
            {t('batch.progress', { done: done.length + failed.length, count: rows.length })}
          </Text>
          <Progress
            value={((done.length + failed.length) / rows.length) * 100}
            aria-label={t('batch.title', { action: t(action.label), count: rows.length })}
          />
        </>
      )}
      {status === 'ended' && (
        <Message tone={failed.length > 0 ? 'error' : 'success'}>
          {t('batch.ended', { done: done.length, failed: failed.length })}
          {failed.length > 0 && (
            <List size="sm" mt={4}>
              {failed.map(({ row, error }) => (
                <List.Item key={row.id}>
                  {t('batch.failure', { name: rowName(row), reason: describeError(error, t).text })}
                </List.Item>
              ))}
            </List>
          )}
        </Message>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        {status === 'waiting' && (
          <>
            <Button variant="default" onClick={close} data-autofocus>
              {t('ui.cancel')}
            </Button>
            <Button color={action.danger ? 'red' : 'brand'} onClick={start}>
              {t(action.label)}
            </Button>
          </>
        )}
        {status === 'running' && (
          <Button variant="default" onClick={stop}>
            {t('ui.stop')}
          </Button>
        )}
        {status === 'ended' && (
          <Button variant="default" onClick={close} data-autofocus>
            {t('common.close')}
          </Button>
        )}
      </Group>
    </Dialog>
  );
}
