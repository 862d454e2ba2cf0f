import { PasswordInput, type PasswordInputProps } from '@mantine/core';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useCapsLock } from './useCapsLock.ts';

/** A password: it can be looked at, pasted and filled in by a password manager, and Caps Lock is pointed out. */
export function PasswordBox({ description, ...props }: PasswordInputProps) {
  const t = useT();
  const capsLock = useCapsLock();
  const [isShown, setShown] = useState(false);
  const { onKeyDown, onKeyUp, onBlur } = capsLock.handlers;
  return (
    <PasswordInput
      {...props}
      onKeyDown={onKeyDown}
      onKeyUp={onKeyUp}
      onBlur={(event) => {
        onBlur();
        props.onBlur?.(event);
      }}
      description={capsLock.isOn ? t('session.capsLock') : description}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      visible={isShown}
      onVisibilityChange={setShown}
      visibilityToggleButtonProps={{
        'aria-label': isShown ? t('session.hidePassword') : t('session.showPassword'),
        tabIndex: 0,
      }}
    />
  );
}
