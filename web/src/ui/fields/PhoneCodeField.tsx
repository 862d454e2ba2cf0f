import type { Schemas } from '@campus-procurement/sdk';
import { Button, Group, Input } from '@mantine/core';
import { useId } from 'react';
import { type FieldValues, useController } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Message } from '../feedback/Message.tsx';
import { CaptchaField } from './CaptchaField.tsx';
import type { FieldProps } from './FieldProps.ts';
import classes from './PhoneCodeField.module.css';
import { usePhoneCode } from './usePhoneCode.ts';

interface PhoneCodeFieldProps<V extends FieldValues> extends FieldProps<V, string> {
  /** What the code is for. */
  scene: Schemas['PhoneCaptchaScene'];
  /** The number to send it to; null when there is none yet, which the field of the number says then. */
  askPhone: () => Promise<string | null>;
}

/** A code that is sent by SMS, asked for with the button beside it. */
export function PhoneCodeField<V extends FieldValues>({ control, name, label, scene, askPhone }: PhoneCodeFieldProps<V>) {
  const t = useT();
  const id = useId();
  const { field, fieldState } = useController({ control, name });
  const sending = usePhoneCode(scene, askPhone);
  const { seconds } = sending;
  return (
    <div>
      <Input.Wrapper id={id} label={t(label)} error={fieldState.error?.message} withAsterisk>
        <Group gap="xs" wrap="nowrap">
          <Input
            {...field}
            id={id}
            flex={1}
            miw={0}
            error={Boolean(fieldState.error)}
            aria-required
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={6}
          />
          <Button variant="default" onClick={sending.send} loading={sending.isBusy} disabled={seconds > 0 || sending.isOff}>
            {seconds > 0 ? t('ui.codeAgain', { seconds }) : t('ui.codeSend')}
          </Button>
        </Group>
      </Input.Wrapper>
      {sending.needsCaptcha && (
        <div className={classes.more}>
          <CaptchaField
            captcha={sending.captcha}
            name="captchaCode"
            error={sending.captchaError && t(sending.captchaError)}
            onChange={sending.onCaptcha}
          />
        </div>
      )}
      <div role="status" className={classes.more}>
        {sending.sentTo && (
          <Message tone="success">{t('ui.codeSent', { phone: sending.sentTo, minutes: sending.minutes })}</Message>
        )}
        {sending.failure && <Message tone="error">{sending.failure}</Message>}
      </div>
    </div>
  );
}
