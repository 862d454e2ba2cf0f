import { getSchema, type JSONContent } from '@tiptap/core';
import { DOMParser } from '@tiptap/pm/model';
import { richTextNodes } from '../text/richTextNodes.ts';
import { extensions } from './extensions.ts';

const parser = DOMParser.fromSchema(getSchema(extensions));

/** HTML as the editor holds it. Read from nodes and never by the editor from a string: see app/trustedTypes.ts. */
export function toDocument(html: string): JSONContent {
  return parser.parse(richTextNodes(html)).toJSON();
}
