/** Amounts as the server takes them, below ten billion yuan. */
export const amountPattern = /^(0|[1-9]\d{0,9})\.\d{2}$/;

/** An amount as people write it, as the server takes it: `1,200.5` is `1200.50`. What is no amount stays as it is, to be complained about. */
export function amountOf(text: string): string {
  const plain = text.trim().replaceAll(/[,，\s]/g, '');
  const [, whole, cents = ''] = /^(\d+)(?:\.(\d{0,2}))?$/.exec(plain) ?? [];
  return whole === undefined ? text.trim() : `${whole.replace(/^0+(?=\d)/, '')}.${cents.padEnd(2, '0')}`;
}
