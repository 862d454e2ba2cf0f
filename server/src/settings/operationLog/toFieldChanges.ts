import type { Schemas } from '@campus-procurement/sdk';
import type { Change } from '#platform/audit/recordChanges.ts';
import { codeTexts, fieldTexts } from '#platform/i18n/generated/fieldTexts.ts';
import { type Language, say } from '#platform/i18n/language.ts';
import { zhCN } from '#platform/i18n/zhCN.ts';
import type { KnownNames } from './knownNames.ts';

/** Ids that stand in values of changes; those of a pair of role and department stand in one text. */
export function idsOfChanges(changes: Change[]): string[] {
  return changes.filter(({ field }) => holdsIds(field)).flatMap(({ before, after }) => [before, after].flat().flatMap(idsOf));
}

/** Changes as the API shows them, in the language asked for. @param tag of the operation that made them */
export function toFieldChanges(changes: Change[], tag: string, names: KnownNames, language: Language): Schemas['FieldChange'][] {
  return changes.map(({ field, before, after }) => {
    const shown = (value: Change['before']) =>
      [value]
        .flat()
        .flatMap((one) => (one === null ? [] : [{ value: String(one), name: meaningOf(one, field, tag, names, language) }]));
    return {
      field,
      label: labelOf(field, tag, language),
      isList: Array.isArray(before),
      before: shown(before),
      after: shown(after),
    };
  });
}

/** What the description calls a field; one of an id may be described by the name beside it only, such as `deptName`. */
function labelOf(field: string, tag: string, language: Language): string {
  for (const texts of [fieldTexts[tag], fieldTexts[tagOfPurchases]]) {
    const text = texts?.[field] ?? texts?.[field.replace(/Id$/, 'Name')];
    if (text) return text[language];
  }
  return isOwnColumn(field) ? say(language, 'columnName', field) : field;
}

/** Other modules change purchases, too. */
const tagOfPurchases = 'projects';

/** Columns that no row of the API has under this name. */
const isOwnColumn = (field: string): field is keyof typeof zhCN.columnName => Object.hasOwn(zhCN.columnName, field);

const holdsIds = (field: string) => /Ids?$/.test(field) || field === 'roleDeptList';

const idsOf = (value: unknown) => (typeof value === 'string' ? value.split(' ') : []);

function meaningOf(
  value: string | number | boolean,
  field: string,
  tag: string,
  names: KnownNames,
  language: Language,
): string | null {
  if (typeof value === 'boolean') return say(language, 'yesNo', value ? 'yes' : 'no');
  if (!holdsIds(field)) return wordOf(String(value), field, tag, language);
  const ids = idsOf(value);
  return ids.some((id) => names.has(id)) ? ids.map((id) => names.get(id) ?? id).join(' · ') : null;
}

/** What a code means: in Chinese as the description says it, in English in plain letters. */
function wordOf(code: string, field: string, tag: string, language: Language): string | null {
  const word = codeTexts[tag]?.[field]?.[code] ?? codeTexts[tagOfPurchases]?.[field]?.[code];
  if (word === undefined) return null;
  return language === 'zh-CN' ? word : code.charAt(0) + code.slice(1).toLowerCase().replaceAll('_', ' ');
}
