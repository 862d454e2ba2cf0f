import { expect, test } from 'vitest';
import { tenThousandsOf, yuanOf } from './tenThousands.ts';

test('capital is typed as licences have it, in ten thousand yuan, and kept in yuan to the cent', () => {
  expect(yuanOf('500')).toBe('5000000.00');
  expect(yuanOf(' 1,200.5 ')).toBe('12005000.00');
  expect(yuanOf('0.000001')).toBe('0.01');
  expect(tenThousandsOf('5000000.00')).toBe('500');
  expect(tenThousandsOf('12005000.01')).toBe('1200.500001');
  for (const text of ['', '500万', '五百', '-1', '1.1234567', '1234567890', '1,5']) expect(yuanOf(text)).toBeNull();
});
