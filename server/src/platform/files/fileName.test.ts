import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cleanFileName, shownFileName } from './fileName.ts';

describe('a name of a file is what is seen of it', () => {
  test.each([
    ['invoice\u202Efdp.exe', 'invoicefdp.exe'],
    ['\u2067invoice\u2069.pdf', 'invoice.pdf'],
    ['a\u200B.p\u00ADdf\uFEFF', 'a.pdf'],
    ['a\r\nb\u2028c\td.pdf', 'a b c d.pdf'],
    ['a\0\u0007\u009Fb.pdf', 'ab.pdf'],
    ['a\uD83D.pdf', 'a.pdf'],
    ['a\uD83D\u200B\uDE00.pdf', 'a.pdf'],
    ['  ..a.pdf . ', 'a.pdf'],
    ['a.pdf                         .zip', 'a.pdf .zip'],
    ['.pdf', 'file.pdf'],
    ['\u202E.pdf', 'file.pdf'],
    [' . ', ''],
    ['con.pdf', '_con.pdf'],
    ['CON .tar.zip', '_CON .tar.zip'],
    ['Lpt1', '_Lpt1'],
    ['COM².pdf', '_COM².pdf'],
  ])('%j becomes %j', (name, clean) => expect(cleanFileName(name)).toBe(clean));

  test.each([
    '采购管理办法（2026年版）.pdf',
    'Überprüfung – Entwurf 2.docx',
    'תקציב.xlsx',
    'ميزانية ٢٠٢٦.xlsx',
    '合同　附件.pdf',
    'contract.final.zip',
    'console.pdf',
    '𠮷野家😀.png',
    'a b.pdf',
  ])('%s stays as it is', (name) => expect(cleanFileName(name)).toBe(name));
});

/** Texts in which much is met that a name must not have. */
const odd = fc.constantFrom(
  '\u202A',
  '\u202E',
  '\u2066',
  '\u2069',
  '\u200B',
  '\u200D',
  '\u200F',
  '\u061C',
  '\u2028',
  '\u2029',
  '\u3164',
  '\uFE0F',
  '\u{E0041}',
  '\n',
  '\r',
  '\t',
  '\0',
  '\u007F',
  '\u0085',
  '\uFEFF',
  '\u00AD',
  '\uD800',
  '\uDC00',
  '\uFFFE',
  '.',
  '..',
  ' ',
  '\u3000',
  'con',
  'NUL',
  'com1',
  '.exe',
  '.pdf',
  'fdp',
);
const names = fc.array(fc.oneof(odd, fc.string({ unit: 'binary' }), fc.string())).map((parts) => parts.join(''));
const device = /^(con|prn|aux|nul|com\d|lpt\d) *(\.|$)/i;

test('of any name is left what is seen, in one line, with neither dots nor spaces at its ends, and no device of Windows', () => {
  fc.assert(
    fc.property(names, (name) => {
      const clean = cleanFileName(name);
      expect(clean).toMatch(/^[^\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}]*$/u);
      expect(clean).not.toMatch(/^[\s.]|[\s.]$|\s\s/u);
      expect(clean).not.toMatch(device);
      expect(cleanFileName(clean)).toBe(clean);
      expect(shownFileName(name)).not.toBe('');
    }),
    { numRuns: 2000 },
  );
});

test('what is seen of a name is not taken from it', () => {
  const seen = (text: string) =>
    text.replace(/[^\p{L}\p{N}\p{P}\p{S}]|\p{Default_Ignorable_Code_Point}/gu, '').replace(/^\.+|\.+$/gu, '');
  fc.assert(
    fc.property(names, (name) => {
      expect(seen(cleanFileName(name)).endsWith(seen(name))).toBe(true);
    }),
    { numRuns: 2000 },
  );
});
