import { useFormat } from '#i18n/useFormat.ts';

/** An amount in yuan, given as a decimal string, with two decimals in digits of one width. */
export function Money({ value }: { value: string }) {
  const format = useFormat();
  return <span style={{ fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' }}>{format.money(value)}</span>;
}
