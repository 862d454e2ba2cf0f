/** Returns a quantity in thousandths. @param quantity with at most three decimals, such as `2.5` */
export function toThousandths(quantity: string): bigint {
  const [whole = '0', decimals = ''] = quantity.split('.');
  return BigInt(whole) * 1000n + BigInt(decimals.padEnd(3, '0').slice(0, 3));
}

/** Returns a quantity without zeros at its end: 20.000 is `20`. */
export function fromThousandths(thousandths: bigint): string {
  const decimals = String(thousandths % 1000n)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return `${thousandths / 1000n}${decimals === '' ? '' : `.${decimals}`}`;
}

/** Returns a quantity of the database without zeros at the end of its decimals: `20.000` is `20`. */
export function plainQuantity(quantity: string): string {
  return quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity;
}
