import { Button, Group } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Message } from '../feedback/Message.tsx';

interface DraftNoteProps {
  /** When that was entered which has been put back, in milliseconds since 1970. */
  restored: number;
  onDiscard: () => void;
}

/** Says that a form holds what was entered before and not saved. */
export function DraftNote({ restored, onDiscard }: DraftNoteProps) {
  const t = useT();
  const format = useFormat();
  return (
    <Message tone="success">
      <Group justify="space-between" gap="xs">
        <span>{t('ui.draftRestored', { time: format.dateTime(new Date(restored).toISOString()) })}</span>
        <Button size="compact-sm" variant="default" onClick={onDiscard}>
          {t('ui.draftDiscard')}
        </Button>
      </Group>
    </Message>
  );
}
