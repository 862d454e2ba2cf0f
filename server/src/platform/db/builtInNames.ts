import { type RawBuilder, sql } from 'kysely';
import { builtInEnUS } from '../i18n/builtInEnUS.ts';
import { builtInZhCN } from '../i18n/builtInZhCN.ts';
import type { Language } from '../i18n/language.ts';

/** The parts of the texts that name built-in rows. */
type Part = keyof typeof builtInZhCN;

/** Selects the name of a role, with the table as `role`. */
export const roleName = (language: Language) =>
  shown(language, 'roleName', { code: 'role.roleCode', stored: 'role.roleName', isBuiltIn: sql`role.built_in` });

/** Selects the name of a department. @param dept what the query calls the table */
export const deptName = (language: Language, dept = 'dept') =>
  shown(language, 'platformDept', {
    code: `${dept}.deptCode`,
    stored: `${dept}.deptName`,
    isBuiltIn: sql`${sql.ref(`${dept}.companyId`)} = '0'`,
  });

const parameterParts = { paramName: 'paramName', description: 'paramDescription', effectScope: 'paramScope' } as const;

/** Selects a text of a character parameter. @param parameter what the query calls the table */
export const parameterText = (language: Language, column: keyof typeof parameterParts, parameter = 'parameter') =>
  shown(language, parameterParts[column], {
    code: `${parameter}.paramKey`,
    stored: `${parameter}.${column}`,
    isBuiltIn: sql.ref(`${parameter}.builtIn`),
  });

interface Columns {
  code: string;
  /** The column with the stored text, which is Chinese until somebody changes it. */
  stored: string;
  isBuiltIn: RawBuilder<unknown>;
}

/** A text of a built-in row in a language: what the texts have for its code, or what somebody has put in its place. */
function shown(language: Language, part: Part, { code, stored, isBuiltIn }: Columns): RawBuilder<string> {
  const text = sql.ref<string>(stored);
  if (language === 'zh-CN') return sql`${text}`;
  const english = sql`cast(${englishOf(part)} as jsonb) -> ${sql.ref(code)} ->> ${text}`;
  return sql`case when ${isBuiltIn} then coalesce(${english}, ${text}) else ${text} end`;
}

/** The English texts as JSON, by code and by the stored text that they stand for. */
function englishOf(part: Part): string {
  const english: Record<string, string> = builtInEnUS[part];
  const entries = Object.entries(builtInZhCN[part]).map(([code, text]) => [code, { [text]: english[code] }]);
  return JSON.stringify(Object.fromEntries(entries));
}

/**
 * Returns what is stored of a text that was sent for a built-in row. A form that was read in English sends the English name back, which is
 * no new name.
 */
export function storedName(part: Part, code: string, text: string): string {
  const english: Record<string, string> = builtInEnUS[part];
  const chinese: Record<string, string> = builtInZhCN[part];
  return english[code] === text ? (chinese[code] ?? text) : text;
}

/** English names of roles in earlier versions, which tables for the import still contain. */
const earlierRoles: Record<string, string> = { purchaser: 'Purchaser' };

/** Returns what is stored of a role's name as a table has it, in either language. */
export function writtenRole(roleCode: string, text: string): string {
  const english: Record<string, string> = builtInEnUS.roleName;
  return storedName('roleName', roleCode, (earlierRoles[roleCode] === text && english[roleCode]) || text);
}

/** Returns what is stored of the texts that were sent for a built-in character parameter. */
export function storedTexts<T extends Partial<Record<keyof typeof parameterParts, string>>>(paramKey: string, fields: T): T {
  const texts = Object.entries(parameterParts).flatMap(([column, part]) => {
    const text = fields[column as keyof typeof parameterParts];
    return text === undefined ? [] : [[column, storedName(part, paramKey, text)]];
  });
  return { ...fields, ...Object.fromEntries(texts) };
}
