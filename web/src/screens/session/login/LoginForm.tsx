import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { CaptchaField } from '#ui/CaptchaField.tsx';
import { Message } from '#ui/Message.tsx';
import { HelpLink } from './HelpLink.tsx';
import type { LoginField } from './loginValues.ts';
import { PasswordField } from './PasswordField.tsx';
import { useLoginForm } from './useLoginForm.ts';

/** Account and password, and a captcha once the server wants one. */
export function LoginForm() {
  const t = useT();
  const form = useLoginForm();
  const { errors, remembered, failure, waitSeconds } = form;

  const field = (name: LoginField) => ({
    name,
    size: 'md',
    error: errors[name] && t(errors[name]),
    onChange: () => form.clearError(name),
  });

  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="md">
        {failure && (
          <Message tone="error" role="alert">
            {failure}
          </Message>
        )}
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
        <PasswordField {...field('password')} autoFocus={remembered !== null} />
        {form.needsCaptcha && <CaptchaField {...field('captchaCode')} captcha={form.captcha} />}
        <Group justify="space-between" gap="xs">
          <Checkbox name="remember" label={t('session.remember')} defaultChecked={remembered !== null} />
          <HelpLink topic="forgot" />
        </Group>
        <Button type="submit" size="md" fullWidth loading={form.isBusy} disabled={waitSeconds > 0}>
          {waitSeconds > 0 ? t('session.retryIn', { seconds: waitSeconds }) : t('session.submit')}
        </Button>
        <Text component="div" size="sm" c="dimmed" ta="center">
          {t('session.noAccount')} <HelpLink topic="register" />
        </Text>
      </Stack>
    </form>
  );
}
