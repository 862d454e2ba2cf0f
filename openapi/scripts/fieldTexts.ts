import { type Description, type JsonSchema, type Operation, resolve } from './operations.ts';

/** Short names of fields in both languages. */
type Texts = Record<string, { 'zh-CN': string; 'en-US': string }>;

/**
 * The short names of all fields of bodies and rows, by tag: the operation log shows changed fields by them. They are read from the
 * descriptions: "Role name, unique within the school (角色名称)."
 */
export function fieldTextsSource(document: Description, operations: Operation[]): string {
  const tags: Record<string, Texts> = {};
  // Rows come first: they say what a field is, and bodies what is to be done with it. Bodies of exports are filters.
  for (const { tag, data } of operations) addTexts(document, data, textsOf(tags, tag));
  for (const { id, tag, body } of operations) {
    if (body && !id.startsWith('export')) addTexts(document, body.schema, textsOf(tags, tag));
  }
  return `/** The short names of fields by tag, in both languages. */
export const fieldTexts: Record<string, Record<string, { 'zh-CN': string; 'en-US': string } | undefined> | undefined> = ${JSON.stringify(tags, null, 2)};
`;
}

function textsOf(tags: Record<string, Texts>, tag: string): Texts {
  tags[tag] ??= {};
  return tags[tag];
}

/** Adds the fields of a schema; of a page or a list those of its rows. */
function addTexts(document: Description, schema: JsonSchema, texts: Texts): void {
  const { allOf, items, properties } = resolve<JsonSchema>(document, schema);
  for (const part of (allOf as JsonSchema[] | undefined) ?? []) addTexts(document, part, texts);
  if (items) addTexts(document, items as JsonSchema, texts);
  for (const [name, member] of Object.entries((properties as Record<string, JsonSchema> | undefined) ?? {})) {
    if (name === 'records') addTexts(document, member, texts);
    // A member that refers to a schema may have a description of its own.
    const own = textOf(name, member.description) ?? textOf(name, resolve<JsonSchema>(document, member).description);
    if (own && (texts[name] === undefined || texts[name]['en-US'] === name)) texts[name] = own;
  }
}

function textOf(name: string, description: unknown) {
  const chinese = /\(([^()]*\p{Script=Han}[^()]*)\)/u.exec(String(description))?.[1];
  if (chinese === undefined) return null;
  const english = /^\p{Lu}[^,;:.(]{1,60}(?=[,;:.]| \()/u.exec(String(description))?.[0];
  return { 'zh-CN': chinese, 'en-US': english ?? name };
}
