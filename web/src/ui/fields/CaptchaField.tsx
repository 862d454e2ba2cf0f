import { ActionIcon, Button, Group, Input } from '@mantine/core';
import { IconRefresh } from '@tabler/icons-react';
import { type ChangeEvent, type ReactNode, useId } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './CaptchaField.module.css';
import type { useCaptcha } from './useCaptcha.ts';

interface CaptchaFieldProps {
  captcha: ReturnType<typeof useCaptcha>;
  name: string;
  error: ReactNode;
  onChange: (event: ChangeEvent<HTMLInputElement>) => void;
}

/** The picture, a way to another one, and the characters seen in it. */
export function CaptchaField({ captcha: { state, refresh }, error, ...input }: CaptchaFieldProps) {
  const t = useT();
  const id = useId();
  return (
    <Input.Wrapper id={id} label={t('session.captcha')} error={error}>
      <Group gap="xs" wrap="nowrap">
        <Input
          {...input}
          // What was read from one picture is of no use for the next.
          key={state.status === 'shown' ? state.number : 'none'}
          id={id}
          className={classes.input}
          error={Boolean(error)}
          placeholder={t('session.captchaPlaceholder')}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={10}
        />
        {state.status === 'failed' ? (
          <Button variant="default" onClick={refresh} title={t('session.captchaFailed')}>
            {t('common.retry')}
          </Button>
        ) : (
          <>
            <div className={classes.picture} aria-busy={state.status === 'loading'}>
              {state.status === 'shown' && <img src={state.captcha.image} alt={t('session.captchaPicture')} />}
            </div>
            <ActionIcon
              size="var(--app-control)"
              onClick={refresh}
              disabled={state.status === 'loading'}
              aria-label={t('session.captchaRefresh')}
              title={t('session.captchaRefresh')}
            >
              <IconRefresh size={18} stroke={1.5} />
            </ActionIcon>
          </>
        )}
      </Group>
    </Input.Wrapper>
  );
}
