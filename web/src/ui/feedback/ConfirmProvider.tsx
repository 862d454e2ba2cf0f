import { Box, Button, Group, Modal, Text } from '@mantine/core';
import { createContext, type ReactNode, useCallback, useContext, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from './describeError.ts';
import { Message } from './Message.tsx';
import { useEscape } from './useEscape.ts';

export interface Confirmation {
  /** The question, with the name of the thing in it. */
  title: string;
  text: string;
  /** More below the text, e.g. what will follow. */
  note?: ReactNode;
  /** What the button says that does it. */
  confirmLabel: string;
  cancelLabel?: string;
  danger?: boolean;
  /** Done while the dialog waits. When it fails the dialog stays and shows why. */
  action?: () => Promise<unknown>;
}

type Confirm = (confirmation: Confirmation) => Promise<boolean>;

const ConfirmContext = createContext<Confirm | null>(null);

interface Pending extends Confirmation {
  answer: (confirmed: boolean) => void;
}

/** Renders the one dialog that asks before something is done. */
export function ConfirmProvider({ children }: { children: ReactNode }) {
  const [pending, setPending] = useState<Pending | null>(null);
  const [isOpen, setOpen] = useState(false);

  const confirm = useCallback<Confirm>(
    (confirmation) =>
      new Promise((resolve) => {
        setPending({ ...confirmation, answer: resolve });
        setOpen(true);
      }),
    [],
  );

  function answer(confirmed: boolean) {
    pending?.answer(confirmed);
    setOpen(false);
  }

  useEscape(isOpen, () => answer(false));
  return (
    <ConfirmContext value={confirm}>
      {children}
      <Modal
        opened={isOpen}
        onClose={() => answer(false)}
        closeOnEscape={false}
        onExitTransitionEnd={() => setPending(null)}
        title={pending?.title}
        size={420}
        zIndex={300}
      >
        {pending && <Question key={pending.title} {...pending} answer={answer} />}
      </Modal>
    </ConfirmContext>
  );
}

function Question({ text, note, confirmLabel, cancelLabel, danger, action, answer }: Pending) {
  const t = useT();
  const [isBusy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>(null);

  async function proceed() {
    setBusy(true);
    try {
      await action?.();
      answer(true);
    } catch (failure) {
      setError(failure);
      setBusy(false);
    }
  }

  return (
    <>
      <Text size="sm">{text}</Text>
      {note && <Box mt="md">{note}</Box>}
      {error !== null && (
        <Box mt="md">
          <Message tone="error">{describeError(error, t).text}</Message>
        </Box>
      )}
      <Group justify="flex-end" gap="xs" mt="lg">
        {/* Focus on the harmless answer, so that a stray Enter destroys nothing. */}
        <Button variant="default" onClick={() => answer(false)} data-autofocus={danger || undefined}>
          {cancelLabel ?? t('ui.cancel')}
        </Button>
        <Button color={danger ? 'red' : 'brand'} onClick={proceed} loading={isBusy} data-autofocus={!danger || undefined}>
          {confirmLabel}
        </Button>
      </Group>
    </>
  );
}

/** Asks before something is done: `if (await confirm({ … }))`. Resolves to whether it was confirmed and, with an `action`, done. */
export function useConfirm(): Confirm {
  const confirm = useContext(ConfirmContext);
  if (!confirm) throw new Error('useConfirm needs a <ConfirmProvider> above it');
  return confirm;
}
