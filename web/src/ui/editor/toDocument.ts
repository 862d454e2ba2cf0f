import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser, type Schema, type Slice } from '@tiptap/pm/model';
import { richTextNodes } from '../text/richTextNodes.ts';
import { extensions } from './extensions.ts';

const parser = DOMParser.fromSchema(getSchema(extensions));

/** HTML as the editor holds it. Read from nodes and never by the editor from a string: see app/trustedTypes.ts. */
export function toDocument(html: string): JSONContent {
  return parser.parse(richTextNodes(html)).toJSON();
}

/** HTML that is pasted into a text. @param schema the editor's own: it takes no nodes of another one, however alike */
export function toSlice(html: string, schema: Schema): Slice {
  return DOMParser.fromSchema(schema).parseSlice(richTextNodes(html));
}
