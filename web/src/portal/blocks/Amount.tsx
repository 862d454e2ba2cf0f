import { useFormat } from '#i18n/useFormat.ts';

/** Yuan: sign and cents are small where the amount is large. */
export function Amount({ value, size }: { value: string; size?: 'm' | 'l' }) {
  const format = useFormat();
  const [yuan, cents] = format.money(value).split('.');
  return (
    <span className="po-amount" data-size={size}>
      <i>¥</i>
      {yuan}
      <small>.{cents}</small>
    </span>
  );
}
