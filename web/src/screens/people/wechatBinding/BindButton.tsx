import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core';
import { IconQrcode } from '@tabler/icons-react';
import { useEffect, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Dialog } from '#ui/feedback/Dialog.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { Message } from '#ui/feedback/Message.tsx';
import { useCountdown } from '#ui/fields/useCountdown.ts';

/** Milliseconds between two checks whether the code was scanned. */
const interval = 2_000;
const side = 220;

/** Polls whether a code was scanned, until that is decided. @param sceneKey null while there is no code */
function useBinding(sceneKey: string | null) {
  return useApiQuery('isWechatBound', sceneKey === null ? {} : { query: { sceneKey } }, {
    enabled: sceneKey !== null,
    refetchInterval: ({ state: { data } }) => (data && data.status !== 'WAITING' ? false : interval),
    meta: { silent: true },
  });
}

const timeOf = (seconds: number) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

interface BindButtonProps {
  /** Called when another account was bound. */
  onBound: () => unknown;
  /** Whether it is one of several buttons of the page, and so not emphasised. */
  isPlain?: boolean;
}

/** Binds a WeChat account to the user: shows a code and the result of scanning it. */
export function BindButton({ onBound, isPlain = false }: BindButtonProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const countdown = useCountdown();
  const code = useApiMutation('createWechatQrCode', { onSuccess: ({ expireSeconds }) => countdown.start(expireSeconds) });
  const binding = useBinding(isOpen ? (code.data?.sceneKey ?? null) : null);
  const isBound = binding.data?.bind ?? false;
  const isOver = binding.data ? binding.data.status !== 'WAITING' : code.isSuccess && countdown.seconds === 0;

  useEffect(() => {
    if (isBound) onBound();
  }, [isBound, onBound]);

  function askForCode() {
    code.reset();
    code.mutate({});
  }

  function open() {
    setOpen(true);
    askForCode();
  }

  return (
    <>
      <Button variant={isPlain ? 'default' : 'filled'} leftSection={<IconQrcode size={16} />} onClick={open}>
        {t('wechat.bind')}
      </Button>
      {isOpen && (
        <Dialog onClose={() => setOpen(false)} title={t('wechat.bind')} size={400}>
          <Stack align="center" gap="md">
            {code.isPending && <Skeleton width={side} height={side} />}
            {code.error && <Message tone="error">{describeError(code.error, t).text}</Message>}
            {code.data && !isOver && <Code picture={code.data.qrCode} seconds={countdown.seconds} />}
            {code.data && !isOver && binding.error && <Message tone="warning">{describeError(binding.error, t).text}</Message>}
            {isOver && <Outcome binding={binding.data} />}
          </Stack>
          <Group justify="flex-end" gap="xs" mt="lg">
            <Button variant="default" onClick={() => setOpen(false)}>
              {t('common.close')}
            </Button>
            {(code.error || (isOver && !isBound)) && <Button onClick={askForCode}>{t('wechat.newCode')}</Button>}
          </Group>
        </Dialog>
      )}
    </>
  );
}

function Code({ picture, seconds }: { picture: string; seconds: number }) {
  const t = useT();
  return (
    <>
      {/* White around the code in dark mode too, because cameras read dark codes on a light background. */}
      <img
        src={picture}
        alt={t('wechat.code')}
        width={side}
        height={side}
        style={{ boxSizing: 'content-box', padding: 12, background: '#fff', borderRadius: 4 }}
      />
      <Text size="sm" ta="center">
        {t('wechat.scan')}
      </Text>
      <Text size="sm" c="dimmed" role="timer" style={{ fontVariantNumeric: 'tabular-nums' }}>
        {t('wechat.endsIn', { time: timeOf(seconds) })}
      </Text>
    </>
  );
}

function Outcome({ binding }: { binding: Schemas['WechatBinding'] | undefined }) {
  const t = useT();
  if (binding?.status === 'CANCELLED') return <Message tone="warning">{t('wechat.refused')}</Message>;
  if (!binding?.bind) return <Message tone="warning">{t('wechat.ended')}</Message>;
  const { nickName } = binding;
  return (
    <Message tone="success">{nickName === null ? t('wechat.boundUnnamed') : t('wechat.boundTo', { name: nickName })}</Message>
  );
}
