import { useDictionary } from '@campus-procurement/hooks';
import { useLanguage, useT } from '#i18n/LanguageProvider.tsx';
import { isCity, provinces } from '#i18n/provinces.ts';
import { SelectBox } from '../blocks/SelectBox.tsx';
import { TextBox } from '../blocks/TextBox.tsx';
import type { ProfileChange, ProfileValues, TextField } from './profileValues.ts';
import { yuanOf } from './tenThousands.ts';

export interface FieldsProps {
  values: ProfileValues;
  faultAt: (field: string) => string | undefined;
  onChange: (changes: ProfileChange, field: string) => void;
}

const kinds = ['MANUFACTURER', 'AGENT', 'DEALER', 'SERVICE'] as const;

/** What stands on the business licence, and what kind of supplier it is. */
export function CompanyFields(props: FieldsProps) {
  const t = useT();
  const types = useDictionary('company_type');
  const choice = (field: TextField, choices: { value: string; label: string }[]) => ({
    name: field,
    choices,
    value: props.values[field],
    placeholder: t('portalProfile.choose'),
    error: props.faultAt(field),
    onChoose: (value: string) => props.onChange({ [field]: value }, field),
  });
  return (
    <fieldset className="po-panel po-stack">
      <legend>{t('portalProfile.company')}</legend>
      <small>{t('portalProfile.companyHint')}</small>
      <Text {...props} field="companyName" label={t('portalProfile.companyName')} maxLength={100} />
      <Text {...props} field="creditCode" label={t('portalProfile.creditCode')} maxLength={18} />
      <SelectBox label={t('portalProfile.companyType')} {...choice('companyType', types.choices)} />
      <Text {...props} field="legalPerson" label={t('portalProfile.legalPerson')} maxLength={50} />
      <Text {...props} field="establishDate" label={t('portalProfile.established')} maxLength={10} type="date" />
      <Capital {...props} />
      <SelectBox optional label={t('portalProfile.province')} {...choice('province', useProvinces(props.values.province))} />
      {props.values.province !== '' && !isCity(props.values.province) && (
        <Text {...props} field="city" label={t('portalProfile.city')} maxLength={20} />
      )}
      <Text {...props} field="registeredAddress" label={t('portalProfile.address')} maxLength={200} />
      <SelectBox
        label={t('portalProfile.supplierKind')}
        {...choice(
          'supplierKind',
          kinds.map((value) => ({ value, label: t(`portalProfile.kind_${value}`) })),
        )}
      />
      <Text {...props} field="businessScope" label={t('portalProfile.scope')} maxLength={2000} rows={3} />
    </fieldset>
  );
}

/** The capital as it stands on the licence, and how many yuan that is. */
function Capital(props: FieldsProps) {
  const t = useT();
  const yuan = yuanOf(props.values.registeredCapital);
  return (
    <Text
      {...props}
      field="registeredCapital"
      label={t('portalProfile.capital')}
      hint={yuan === null ? t('portalProfile.capitalHint') : t('portalProfile.capitalIs', { amount: yuan })}
      maxLength={20}
      inputMode="decimal"
    />
  );
}

/** The provinces to choose from, and with them what was once typed in another way. */
function useProvinces(own: string) {
  const { language } = useLanguage();
  const listed = provinces.map(([value, english]) => ({ value, label: language === 'en-US' ? `${english} ${value}` : value }));
  return own === '' || provinces.some(([value]) => value === own) ? listed : [{ value: own, label: own }, ...listed];
}

/** Who is told and asked. */
export function ContactFields({ mayAddMail, ...props }: FieldsProps & { mayAddMail: boolean }) {
  const t = useT();
  return (
    <fieldset className="po-panel po-stack">
      <legend>{t('portalProfile.contact')}</legend>
      <Text {...props} field="contactName" label={t('portalProfile.contactName')} maxLength={50} autoComplete="name" />
      <Text
        {...props}
        field="contactPhone"
        label={t('portalProfile.contactPhone')}
        maxLength={20}
        type="tel"
        autoComplete="tel"
      />
      {mayAddMail && (
        <Text {...props} field="contactEmail" label={t('portalProfile.mail')} maxLength={100} type="email" autoComplete="email" />
      )}
    </fieldset>
  );
}

interface TextProps extends FieldsProps {
  field: TextField;
  label: string;
  maxLength: number;
  rows?: number;
  type?: string;
  autoComplete?: string;
  inputMode?: 'numeric' | 'decimal';
  hint?: string;
}

function Text({ values, faultAt, onChange, field, ...box }: TextProps) {
  return (
    <TextBox
      {...box}
      name={field}
      value={values[field]}
      error={faultAt(field)}
      onType={(text) => onChange({ [field]: text }, field)}
    />
  );
}
