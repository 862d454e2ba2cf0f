import { useSession, useStored } from '@campus-procurement/hooks';
import { Button, Checkbox, Group, Stack, Text, TextInput } from '@mantine/core';
import { type SubmitEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { LabelKey } from '#i18n/messages.ts';
import { Message } from '#ui/Message.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import { HelpLink } from './HelpLink.tsx';
import { type LoginField, readLogin } from './loginValues.ts';
import { PasswordField } from './PasswordField.tsx';
import { useLogin } from './useLogin.ts';

/** Account and password, and a captcha once the server wants one. */
export function LoginForm() {
  const t = useT();
  const { status } = useSession();
  const [remembered, remember] = useStored('rememberedUsername');
  const { logIn, failure, waitSeconds, captcha, needsCaptcha } = useLogin();
  const [errors, setErrors] = useState<Partial<Record<LoginField, LabelKey>>>({});

  async function submit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const focus = (name: LoginField) => (form.elements.namedItem(name) as HTMLInputElement).focus();
    const { values, errors: found, firstEmpty } = readLogin(new FormData(form), needsCaptcha);
    setErrors(found);
    if (firstEmpty) return focus(firstEmpty);
    if (status === 'loggingIn' || waitSeconds > 0) return;
    const wantsRemembering = new FormData(form).has('remember');
    if (await logIn(values)) remember(wantsRemembering ? values.username : null);
    else focus('password');
  }

  const field = (name: LoginField) => ({
    name,
    size: 'md',
    error: errors[name] && t(errors[name]),
    onChange: () => errors[name] && setErrors({ ...errors, [name]: undefined }),
  });

  return (
    <form onSubmit={submit} noValidate>
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
        {needsCaptcha && <CaptchaField {...field('captchaCode')} captcha={captcha} />}
        <Group justify="space-between" gap="xs">
          <Checkbox name="remember" label={t('session.remember')} defaultChecked={remembered !== null} />
          <HelpLink topic="forgot" />
        </Group>
        <Button type="submit" size="md" fullWidth loading={status === 'loggingIn'} disabled={waitSeconds > 0}>
          {waitSeconds > 0 ? t('session.retryIn', { seconds: waitSeconds }) : t('session.submit')}
        </Button>
        <Text component="div" size="sm" c="dimmed" ta="center">
          {t('session.noAccount')} <HelpLink topic="register" />
        </Text>
      </Stack>
    </form>
  );
}
