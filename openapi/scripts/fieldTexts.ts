import { type Description, type JsonSchema, type Operation, resolve } from './operations.ts';

/** Short names of fields in both languages. */
type Texts = Record<string, { 'zh-CN': string; 'en-US': string }>;

/** The Chinese words for the codes of fields. */
type Words = Record<string, Record<string, string>>;

interface TagTexts {
  texts: Texts;
  words: Words;
}

/**
 * The short names of all fields of bodies and rows, and the words for their codes, by tag: the operation log shows changed fields by
 * them. They are read from the descriptions: "Role name, unique within the school (角色名称)." and "DRAFT 草稿, APPROVING 审批中".
 */
export function fieldTextsSource(document: Description, operations: Operation[]): string {
  const tags: Record<string, TagTexts> = {};
  // Rows come first: they say what a field is, and bodies what is to be done with it. Bodies of exports are filters.
  for (const { tag, data } of operations) addTexts(document, data, textsOf(tags, tag));
  for (const { id, tag, body } of operations) {
    if (body && !id.startsWith('export')) addTexts(document, body.schema, textsOf(tags, tag));
  }
  return `/** The short names of fields by tag, in both languages. */
export const fieldTexts: Record<string, Record<string, { 'zh-CN': string; 'en-US': string } | undefined> | undefined> = ${JSON.stringify(partOf(tags, 'texts'), null, 2)};

/** The Chinese words for codes, by tag and field. */
export const codeTexts: Record<string, Record<string, Record<string, string | undefined> | undefined> | undefined> = ${JSON.stringify(partOf(tags, 'words'), null, 2)};
`;
}

const partOf = (tags: Record<string, TagTexts>, part: keyof TagTexts) =>
  Object.fromEntries(Object.entries(tags).map(([tag, texts]) => [tag, texts[part]]));

function textsOf(tags: Record<string, TagTexts>, tag: string): TagTexts {
  tags[tag] ??= { texts: {}, words: {} };
  return tags[tag];
}

/** Adds the fields of a schema; of a page or a list those of its rows. */
function addTexts(document: Description, schema: JsonSchema, known: TagTexts): void {
  const { texts, words } = known;
  const { allOf, items, properties } = resolve<JsonSchema>(document, schema);
  for (const part of (allOf as JsonSchema[] | undefined) ?? []) addTexts(document, part, known);
  if (items) addTexts(document, items as JsonSchema, known);
  for (const [name, member] of Object.entries((properties as Record<string, JsonSchema> | undefined) ?? {})) {
    if (name === 'records') addTexts(document, member, known);
    const own = wordsOf(document, member);
    if (Object.keys(own).length > 0) words[name] ??= own;
    // A member that refers to a schema may have a description of its own.
    const text = textOf(name, member.description) ?? sharedTextOf(name, resolve<JsonSchema>(document, member).description);
    if (text && (texts[name] === undefined || texts[name]['en-US'] === name)) texts[name] = text;
  }
}

/** The words for the codes of a field, or of what its list holds; those that its description does not name have none. */
function wordsOf(document: Description, member: JsonSchema): Record<string, string> {
  const { description, items, oneOf = [], enum: codes = [] } = resolve<JsonSchema>(document, member);
  const inner = [...(items ? [items] : []), ...(oneOf as unknown[])] as JsonSchema[];
  const found = [...String(description).matchAll(/\b([A-Z][A-Z0-9_]*) (\p{Script=Han}[^,.;（）]*)/gu)];
  const own = found.filter(([, code]) => (codes as unknown[]).includes(code)).map(([, code = '', word = '']) => [code, word]);
  return Object.assign({}, ...inner.map((one) => wordsOf(document, one)), Object.fromEntries(own));
}

/** A schema of its own says whose the value is, "Status of a purchase (状态)"; the field of a row is its status. */
function sharedTextOf(name: string, description: unknown) {
  const text = textOf(name, description);
  return text && { 'zh-CN': text['zh-CN'], 'en-US': text['en-US'].replace(/ of .*/, '') };
}

function textOf(name: string, description: unknown) {
  const chinese = /\(([^()]*\p{Script=Han}[^()]*)\)/u.exec(String(description))?.[1];
  if (chinese === undefined) return null;
  const english = /^\p{Lu}[^,;:.(]{1,60}(?=[,;:.]| \()/u.exec(String(description))?.[0];
  return { 'zh-CN': chinese, 'en-US': english ?? name };
}
