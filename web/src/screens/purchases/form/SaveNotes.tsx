import { isUnreachable, useSessionStatus } from '@campus-procurement/hooks';
import { ErrorCode, isApiError } from '@campus-procurement/sdk';
import { Button, Group, Text } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DraftNote } from '#ui/drafts/DraftNote.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { Message } from '#ui/feedback/Message.tsx';
import type { SaveState } from './useAutosave.ts';
import type { PurchaseState } from './usePurchase.ts';

/** When it was saved, in the head of the page. */
export function SaveTime({ saving: { state, isUnsaved } }: { saving: PurchaseState['saving'] }) {
  const t = useT();
  const format = useFormat();
  const { status, time } = state;
  if (status === 'failed' || status === 'stale') return t('sponsor.notSavedShort');
  if (status === 'saving' || isUnsaved) return t('sponsor.saving');
  if (time === null) return t('sponsor.notSaved');
  // That of an earlier visit needs its day.
  return t('sponsor.savedAt', { time: status === 'saved' ? format.time(time) : format.dateTime(time) });
}

interface SaveNotesProps {
  purchase: PurchaseState;
  onReload: () => void;
  onKeepAsNew: () => void;
}

/** What stands in the way of saving, and what was put back. */
export function SaveNotes({ purchase, onReload, onKeepAsNew }: SaveNotesProps) {
  const { saving, copy } = purchase;
  return (
    <>
      {copy.restored !== null && <DraftNote restored={copy.restored} onDiscard={copy.discard} />}
      <NotSaved state={saving.state} onRetry={saving.retry} onReload={onReload} onKeepAsNew={onKeepAsNew} />
    </>
  );
}

interface NotSavedProps {
  state: SaveState;
  onRetry: () => void;
  onReload: () => void;
  onKeepAsNew: () => void;
}

function NotSaved({ state: { status, error }, onRetry, onReload, onKeepAsNew }: NotSavedProps) {
  const t = useT();
  // The bar above the page says that the server cannot be reached. When it is back, this is saved by itself.
  const isLost = isUnreachable(useSessionStatus().error);
  if (status === 'stale') {
    const isGone = isApiError(error) && error.code === ErrorCode.missing;
    return (
      <Message tone="warning" role="alert">
        <Text size="sm" fw={600}>
          {t(isGone ? 'sponsor.goneTitle' : 'sponsor.staleTitle')}
        </Text>
        <Text size="sm">{t(isGone ? 'sponsor.goneText' : 'sponsor.staleText')}</Text>
        <Button size="xs" variant="default" mt="xs" onClick={isGone ? onKeepAsNew : onReload}>
          {t(isGone ? 'sponsor.keepAsNew' : 'sponsor.loadLatest')}
        </Button>
      </Message>
    );
  }
  if (status !== 'failed' || (isLost && isUnreachable(error))) return null;
  return (
    <Message tone="error" role="alert">
      <Group justify="space-between" gap="xs">
        <span>{t('sponsor.saveFailed', { reason: reasonOf(error, describeError(error, t).text) })}</span>
        <Button size="compact-sm" variant="default" onClick={onRetry}>
          {t('sponsor.retry')}
        </Button>
      </Group>
    </Message>
  );
}

/** What is wrong with a field says more than that something is. */
function reasonOf(error: unknown, text: string): string {
  const [first] = isApiError(error) ? error.fieldErrors : [];
  return first ? first.message : text;
}
