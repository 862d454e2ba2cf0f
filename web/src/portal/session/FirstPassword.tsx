import { useClient, useSessionActions } from '@campus-procurement/hooks';
import { isApiError } from '@campus-procurement/sdk';
import { type SubmitEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '#ui/feedback/describeError.ts';
import { TextBox } from '../blocks/TextBox.tsx';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';

/** Asks for a password of one's own after a login with one that somebody else has given. */
export function FirstPassword() {
  const t = useT();
  const client = useClient();
  const { refreshUser } = useSessionActions();
  const [errors, setErrors] = useState<Record<string, string>>({});
  const [isBusy, setBusy] = useState(false);
  usePortalTitle(t('portal.firstPassword'));

  async function onSubmit(event: SubmitEvent<HTMLFormElement>) {
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const body = { oldPassword: String(data.get('oldPassword')), newPassword: String(data.get('newPassword')) };
    setErrors({});
    setBusy(true);
    try {
      await client.call('updatePassword', { body });
      await refreshUser();
    } catch (error) {
      const fields = isApiError(error) ? error.fieldErrors : [];
      const found = Object.fromEntries(fields.map(({ field, message }) => [field, message]));
      setErrors(fields.length > 0 ? found : { newPassword: describeError(error, t).text });
    } finally {
      setBusy(false);
    }
  }

  return (
    <div className="po-login">
      <h1 className="po-title">{t('portal.firstPassword')}</h1>
      <p className="po-lead">{t('portal.firstPasswordText')}</p>
      <form onSubmit={onSubmit} noValidate>
        <TextBox
          name="oldPassword"
          type="password"
          label={t('portal.oldPassword')}
          autoComplete="current-password"
          maxLength={128}
          error={errors.oldPassword}
        />
        <TextBox
          name="newPassword"
          type="password"
          label={t('portal.newPassword')}
          hint={t('portal.newPasswordHint')}
          autoComplete="new-password"
          maxLength={32}
          error={errors.newPassword}
        />
        <button type="submit" className="po-button po-main-act" disabled={isBusy}>
          {t('portal.changePassword')}
        </button>
      </form>
    </div>
  );
}
