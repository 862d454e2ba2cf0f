import { beforeAll, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type Language, loadAreas, loadLanguage, translate } from '#i18n/catalog.ts';
import type { Area, Translate } from '#i18n/messages.ts';
import { issueText } from '#ui/form/issueText.ts';
import { api } from './mockApi.ts';

type Schema = (t: Translate, ...about: unknown[]) => z.ZodMiniType;

const modules = import.meta.glob<Record<string, unknown>>('../{screens,ui}/**/*Schema{,s}.ts', { eager: true });
/** Every schema of a form, by its name and file. */
const schemas = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported).flatMap(([name, value]) =>
    name.endsWith('Schema') ? [[`${name} of ${file.split('/').at(-1)}`, name, value as Schema] as const] : [],
  ),
);
/** What schemas depend on besides the language. */
const about: Record<string, unknown[][]> = {
  // The acts come in words; these are of no language.
  arrivalSchema: [
    [[], true],
    [[], false],
  ],
  archiveSchema: [[true], [false]],
  calendarSchema: [[2026]],
  confirmSchema: [[{ items: [] }]],
  contractSchema: [['180.00']],
  decisionSchema: [['1']],
  draftSchema: [['OUT_USE'], ['TRANSFER'], ['IN_OTHER'], ['RETURN']],
  outcomeSchema: [['180.00']],
  frameworkSchema: [[true], [false]],
  keyLossSchema: [['2026']],
  signSchema: [[[]]],
  concludeSchema: [[true, true]],
  phoneSchema: [[true], [false]],
  publicationSchema: [[3]],
  resumptionSchema: [[true], [false]],
  receiptSchema: [['180.00']],
  projectInvoiceSchema: [[[]]],
  paymentSchema: [['0.00']],
  redInvoiceSchema: [[[]]],
  refundSchema: [['0.00']],
  rehearsalSchema: [[true], [false]],
  reviewSchema: [
    [0, null],
    [1, 'opinion'],
    [1, 'reason'],
  ],
  userSchema: [[null], [{ ...api.example('getUserDetail'), phone: null }]],
  valueSchema: [['SWITCH'], ['NUMBER']],
};

/** Values of every kind, each wrong for some field. */
const wrong = [undefined, null, '', ' ', 'x', 'x'.repeat(200_000), -1, 1.5, Number.NaN, true, [], ['x'], Array(99).fill('x'), {}];

/** A form in which each field has the same value, also within groups and lists. */
function filled({ _zod: { def } }: z.core.$ZodType, value: unknown): unknown {
  if (def.type === 'object') {
    const fields = Object.entries((def as z.core.$ZodObjectDef).shape);
    return Object.fromEntries(fields.map(([name, field]) => [name, filled(field, value)]));
  }
  if (def.type === 'array' && typeof value === 'string') return [filled((def as z.core.$ZodArrayDef).element, value)];
  return value;
}

function textsOf(issues: readonly z.core.$ZodIssue[]): string[] {
  return issues.flatMap((issue) => [issue.message, ...(issue.code === 'invalid_union' ? issue.errors.flatMap(textsOf) : [])]);
}

function said(name: string, schema: Schema, language: Language): string[] {
  const t: Translate = (key, ...parameters) => translate(language, key, ...parameters);
  return (about[name] ?? [[]]).flatMap((dependence) => {
    const rules = schema(t, ...dependence);
    return [...wrong, ...wrong.map((value) => filled(rules, value))].flatMap((form) =>
      textsOf(z.safeParse(rules, form, { error: issueText(t) }).error?.issues ?? []),
    );
  });
}

beforeAll(async () => {
  const files = Object.keys(import.meta.glob('../i18n/zh-CN/*.ts'));
  await loadAreas(files.map((file) => file.replace(/^.*\/(\w+)\.ts$/, '$1') as Area));
  await loadLanguage('zh-CN');
  await loadLanguage('en-US');
});

test.each(schemas)('%s says what is wrong in the language of the page', (_title, name, schema) => {
  expect(schema.length > 1, `${name} depends on what this test does not know`).toBe(name in about);
  const chinese = said(name, schema, 'zh-CN');
  expect(chinese.length).toBeGreaterThan(0);
  expect(chinese.filter((text) => !/\p{Script=Han}/u.test(text) || /[a-z]{4,} [a-z]+/i.test(text))).toEqual([]);
  const english = said(name, schema, 'en-US');
  expect(english.filter((text) => /\p{Script=Han}|^Invalid/u.test(text))).toEqual([]);
});

/** An act, and a noun that it is done with. */
const voices = {
  'zh-CN': /^请(填写|选择|上传)[^。]+(?<![给至从于])$/,
  'en-US':
    /^(Enter|Choose|Upload) (an? |the )?(?!(to|from|how|no|valid|hand|reassign) )([a-z]|[A-Z]{2})[^.]+(?<! (from|to|until|below|received|signed|again))\.$/,
};

/** The labels of the fields that schemas ask for, by the rule that asks. */
function asked(language: Language): string[] {
  const sentences: string[] = [];
  const t: Translate = (key, ...parameters) => {
    const text = translate(language, key, ...parameters);
    if (['validation.enter', 'validation.choose', 'validation.upload', 'validation.least'].includes(key)) sentences.push(text);
    return text;
  };
  for (const [, name, schema] of schemas) for (const dependence of about[name] ?? [[]]) schema(t, ...dependence);
  return [...new Set(sentences)].sort();
}

test.each(['zh-CN', 'en-US'] as const)('what is missing is said in one voice, in whole sentences: %s', (language) => {
  const sentences = asked(language);
  expect(sentences.length).toBeGreaterThan(60);
  expect(sentences.filter((sentence) => !voices[language].test(sentence))).toEqual([]);
});

test('every form that has rules has them from useRules, and from a file that the test above reads', () => {
  const sources = import.meta.glob<string>(['../**/*.{ts,tsx}', '!../**/*.test.*'], {
    eager: true,
    query: '?raw',
    import: 'default',
  });
  const known = new Set(schemas.map(([, name]) => name));
  const rules = Object.entries(sources).flatMap(([file, text]) =>
    [...text.matchAll(/\bresolver\b[^,;]*?(?:useRules\((\w+))?[,;\n)]/g)].map(
      ([, schema = 'other rules']) => [file, schema] as const,
    ),
  );
  expect(rules.length).toBeGreaterThan(30);
  expect(rules.filter(([, schema]) => !known.has(schema))).toEqual([]);
  expect(Object.keys(sources).filter((file) => sources[file]?.includes('zodResolver'))).toEqual(['../ui/form/useRules.ts']);
});
