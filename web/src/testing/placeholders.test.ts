import { expect, test } from 'vitest';

const screens = import.meta.glob<string>(['../{layout,portal,screens,ui}/**/*.tsx', '!../**/*.test.tsx'], {
  eager: true,
  query: '?raw',
  import: 'default',
});

/** Fields whose placeholder may be all that is seen, by their file, with the reason. */
const exceptions: Record<string, string> = {
  'layout/RoleDeptList.tsx': 'a search',
  'layout/SearchPalette.tsx': 'a search',
  'ui/search/SearchBar.tsx': 'the filter of a list',
  'ui/search/SearchDept.tsx': 'the filter of a list',
  'ui/tree/CheckTree.tsx': 'a search',
  'ui/fields/CaptchaField.tsx': 'its wrapper has the label',
  'ui/table/Pager.tsx': 'words stand beside it',
  'screens/purchases/figures/PurchaseFigures.tsx': 'the filter of a list',
  'screens/purchases/form/CategoryDialog.tsx': 'a search',
  'screens/purchases/form/MoneyQuestion.tsx': 'the question is its label',
  'screens/purchases/form/SheetRow.tsx': 'a sheet with headings',
  'screens/stock/goods/CountHead.tsx': 'a search',
  'screens/stock/goods/CountPart.tsx': 'a search',
  'portal/blocks/SearchForm.tsx': 'a search',
};

/** The opening tags with a placeholder, each as it is written. */
function tagsIn(source: string): string[] {
  return [...source.matchAll(/^ *placeholder=/gm)].map(({ index = 0 }) => {
    const start = source.lastIndexOf('\n', source.lastIndexOf('<', index));
    const opening = [...source.slice(0, index).matchAll(/^ *<[A-Z]\w*[^/>]*$/gm)].at(-1)?.index ?? start;
    return source.slice(opening, source.indexOf('/>', index));
  });
}

const isLabelled = (tag: string) => /\s(label=|\{\.\.\.(shared|field|pick|choice))/.test(tag);

test('a placeholder is never the only label of a field that is filled in', () => {
  const bare = Object.entries(screens).flatMap(([file, source]) =>
    tagsIn(source).every(isLabelled) ? [] : [file.replace('../', '')],
  );
  expect(bare.filter((file) => !(file in exceptions))).toEqual([]);
  expect(Object.keys(exceptions).filter((file) => !bare.includes(file))).toEqual([]);
});

test.each([
  ["<TextInput\n  aria-label={t('a')}\n  placeholder={t('a')}\n/>", false],
  ["<TextInput\n  label={t('a')}\n  placeholder={t('b')}\n/>", true],
])('the field %j: %s', (source, isFine) => {
  expect(tagsIn(source).every(isLabelled)).toBe(isFine);
});
