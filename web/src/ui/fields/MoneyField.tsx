import { parseMoney, parseUnitPrice } from '@campus-procurement/sdk/money';
import type { FieldValues } from 'react-hook-form';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DecimalField } from './DecimalField.tsx';
import type { FieldProps } from './FieldProps.ts';

/** An amount in yuan; the value is a decimal string with two decimals as soon as the field is left, '' for none. */
export function MoneyField<V extends FieldValues>({ hint, ...field }: FieldProps<V, string>) {
  const t = useT();
  return <DecimalField {...field} read={parseMoney} unit={t('ui.yuan')} note={hint && t(hint)} />;
}

/** The price of one in yuan, with up to four decimals. */
export function UnitPriceField<V extends FieldValues>({ hint, ...field }: FieldProps<V, string>) {
  const t = useT();
  return <DecimalField {...field} read={parseUnitPrice} unit={t('ui.yuan')} note={hint && t(hint)} />;
}
