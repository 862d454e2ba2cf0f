import { useFormat } from '#i18n/useFormat.ts';

/** A count, grouped as the language does, in digits of one width. */
export function Numeral({ value }: { value: number }) {
  const format = useFormat();
  return <span style={{ fontVariantNumeric: 'tabular-nums' }}>{format.number(value)}</span>;
}
