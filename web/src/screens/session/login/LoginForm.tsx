import { Anchor, Button, Checkbox, Group, Stack, TextInput } from '@mantine/core';
import { type ComponentProps, Suspense } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FailureMessage } from '#ui/feedback/FailureMessage.tsx';
import { PasswordBox } from '#ui/fields/PasswordBox.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { useDocumentTitle } from '#ui/page/usePageTitle.ts';
import { viewAddress } from './entryView.ts';
import classes from './LoginScreen.module.css';
import type { LoginField } from './loginValues.ts';
import { useLoginForm } from './useLoginForm.ts';

type CaptchaFieldProps = ComponentProps<typeof import('#ui/fields/CaptchaField.tsx').CaptchaField>;

/** Loaded on demand, because it is needed after failures only. */
const CaptchaField = lazyPart<CaptchaFieldProps>(async () => ({
  default: (await import('#ui/fields/CaptchaField.tsx')).CaptchaField,
}));

/** Asks for account and password, and for a captcha if the server requires one. */
export function LoginForm() {
  const t = useT();
  const form = useLoginForm();
  const { search } = useLocation();
  useDocumentTitle(t('session.title'));
  const { errors, remembered, failure, waitSeconds } = form;

  const field = (name: LoginField) => ({
    name,
    error: errors[name] && t(errors[name]),
    onChange: () => form.clearError(name),
  });

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="md">
        <FailureMessage failure={failure} />
        <TextInput
          {...field('username')}
          label={t('session.username')}
          placeholder={t('session.usernamePlaceholder')}
          defaultValue={remembered ?? ''}
          autoComplete="username"
          autoCapitalize="off"
          spellCheck={false}
          maxLength={64}
          autoFocus={remembered === null}
        />
        <PasswordBox
          {...field('password')}
          label={t('session.password')}
          placeholder={t('session.passwordPlaceholder')}
          autoComplete="current-password"
          maxLength={128}
          autoFocus={remembered !== null}
        />
        {form.needsCaptcha && (
          <Suspense>
            <CaptchaField {...field('captchaCode')} captcha={form.captcha} />
          </Suspense>
        )}
        <Group justify="space-between" gap="xs">
          <Checkbox name="remember" label={t('session.remember')} defaultChecked={remembered !== null} />
          <Anchor component={Link} to={viewAddress(search, 'forgot')} size="sm">
            {t('session.forgot')}
          </Anchor>
        </Group>
        <Button type="submit" fullWidth loading={form.isBusy} disabled={waitSeconds > 0}>
          {waitSeconds > 0 ? t('session.retryIn', { seconds: waitSeconds }) : t('session.submit')}
        </Button>
      </Stack>
      <p className={classes.supplier}>
        <b>{t('session.suppliers')}</b>
        <span>
          <Anchor href="/portal/" size="sm" underline="always">
            {t('session.portal')}
          </Anchor>{' '}
          {t('session.noAccount')}{' '}
          <Anchor component={Link} to={viewAddress(search, 'register')} size="sm" underline="always">
            {t('session.register')}
          </Anchor>
        </span>
      </p>
    </form>
  );
}
