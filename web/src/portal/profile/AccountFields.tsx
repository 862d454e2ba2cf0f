import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { TextBox } from '../blocks/TextBox.tsx';
import type { FieldsProps } from './CompanyFields.tsx';
import { isOtherAccount } from './profileValues.ts';

interface AccountFieldsProps extends FieldsProps {
  profile: Schemas['SupplierProfile'];
  /** Wanted to change an account; it is not kept by the browser. */
  password: string;
  onPassword: (password: string) => void;
}

/** Where the school pays. Another account is proved by the password, and reviewed. */
export function AccountFields({ profile, values, faultAt, onChange, password, onPassword }: AccountFieldsProps) {
  const t = useT();
  const box = (field: 'bankName' | 'bankAccount') => ({
    name: field,
    label: t(`portalProfile.${field}`),
    value: values[field],
    error: faultAt(field),
    onType: (text: string) => onChange({ [field]: text }, field),
  });
  return (
    <fieldset className="po-panel po-stack">
      <legend>{t('portalProfile.account')}</legend>
      <small>{t('portalProfile.accountHint')}</small>
      <TextBox {...box('bankName')} maxLength={100} />
      <TextBox {...box('bankAccount')} maxLength={40} inputMode="numeric" />
      {isOtherAccount(profile, values) && (
        <TextBox
          name="password"
          label={t('portalProfile.password')}
          hint={t('portalProfile.passwordHint')}
          type="password"
          autoComplete="current-password"
          maxLength={128}
          value={password}
          error={faultAt('password')}
          onType={onPassword}
        />
      )}
    </fieldset>
  );
}
