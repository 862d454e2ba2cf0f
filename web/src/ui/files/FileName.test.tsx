import { render } from '@testing-library/react';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FileName } from './FileName.tsx';

const shown = (name: string) => render(<FileName name={name} />).container.querySelector('bdi');

test('the name of a file shows the ending that it has, at its right', () => {
  expect(shown('invoice\u202Efdp.exe')).toHaveTextContent(/^invoicefdp\.exe$/);
  expect(shown('a.pdf\u200B')).toHaveTextContent(/^a\.pdf$/);
  expect(shown('חשבון.pdf')).toHaveAttribute('dir', 'ltr');
});

test('no name turns its direction, breaks the line or hides a character', () => {
  const odd = fc.constantFrom(
    '\u202A',
    '\u202E',
    '\u2066',
    '\u2069',
    '\u200B',
    '\u200F',
    '\u061C',
    '\u2028',
    '\n',
    '\0',
    '\uFEFF',
    '\u00AD',
    '\uD800',
  );
  fc.assert(
    fc.property(fc.array(fc.oneof(odd, fc.string({ unit: 'binary' }))), (parts) => {
      expect(shown(parts.join(''))?.textContent).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]*$/u);
    }),
  );
});
