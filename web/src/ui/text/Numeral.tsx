import { useFormat } from '#i18n/useFormat.ts';

const style = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A count, grouped as the language does, in digits of one width. */
export function Numeral({ value }: { value: number }) {
  const format = useFormat();
  return <span style={style}>{format.number(value)}</span>;
}

/** An amount in yuan, a decimal string; a dash if there is none. */
export function Money({ value }: { value: string | null }) {
  const format = useFormat();
  return <span style={style}>{value === null ? '–' : format.money(value)}</span>;
}

/** A price of one in yuan, a decimal string with up to four decimals. */
export function UnitPrice({ value }: { value: string }) {
  const format = useFormat();
  return <span style={style}>{format.unitPrice(value)}</span>;
}

/** A decimal string in per cent; a dash if there is none. */
export function Percent({ value }: { value: string | null }) {
  const format = useFormat();
  return <span style={style}>{value === null ? '–' : format.percent(Number(value) / 100)}</span>;
}
