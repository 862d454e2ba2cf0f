import { PasswordInput } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useCapsLock } from '#ui/useCapsLock.ts';

interface PasswordFieldProps {
  name: string;
  size: string;
  error: ReactNode;
  onChange: () => void;
  autoFocus: boolean;
}

/** The password: it can be looked at, pasted and filled in by a password manager, and Caps Lock is pointed out. */
export function PasswordField(props: PasswordFieldProps) {
  const t = useT();
  const capsLock = useCapsLock();
  const [isShown, setShown] = useState(false);
  return (
    <PasswordInput
      {...props}
      {...capsLock.handlers}
      label={t('session.password')}
      placeholder={t('session.passwordPlaceholder')}
      description={capsLock.isOn && t('session.capsLock')}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      autoComplete="current-password"
      maxLength={128}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? t('session.hidePassword') : t('session.showPassword'),
        tabIndex: 0,
      }}
    />
  );
}
