import { useSession, useStored } from '@campus-procurement/hooks';
import { type SubmitEvent, useState } from 'react';
import type { LabelKey } from '#i18n/messages.ts';
import { type LoginField, readLogin } from './loginValues.ts';
import { useLogin } from './useLogin.ts';

/** The state of the login form: missing fields, the focus, and the remembered account name. */
export function useLoginForm() {
  const { status } = useSession();
  const [remembered, remember] = useStored('rememberedUsername');
  const [errors, setErrors] = useState<Partial<Record<LoginField, LabelKey>>>({});
  const { logIn, ...login } = useLogin();
  const isBusy = status === 'loggingIn';

  return {
    ...login,
    errors,
    remembered,
    isBusy,
    clearError: (name: LoginField) => errors[name] && setErrors({ ...errors, [name]: undefined }),
    async onSubmit(event: SubmitEvent<HTMLFormElement>) {
      event.preventDefault();
      const form = event.currentTarget;
      const focus = (name: LoginField) => (form.elements.namedItem(name) as HTMLInputElement).focus();
      const data = new FormData(form);
      const { values, errors: found, firstEmpty } = readLogin(data, login.needsCaptcha);
      setErrors(found);
      if (firstEmpty) return focus(firstEmpty);
      if (isBusy || login.waitSeconds > 0) return;
      if (await logIn(values)) remember(data.has('remember') ? values.username : null);
      else focus('password');
    },
  };
}
