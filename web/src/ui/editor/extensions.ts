import { Mark } from '@tiptap/core';
import { TableKit } from '@tiptap/extension-table';
import StarterKit from '@tiptap/starter-kit';
import { Picture } from './Picture.ts';

/** What can be written, or at least kept: what the server lets through, see `richTextNodes`. */
export const extensions = [
  StarterKit.configure({
    heading: { levels: [2, 3, 4] },
    link: { protocols: ['mailto', 'tel'], defaultProtocol: 'https', openOnClick: false },
    trailingNode: false,
  }),
  TableKit.configure({ table: { resizable: false } }),
  Picture,
  ...['sub', 'sup'].map((tag) => Mark.create({ name: tag, parseHTML: () => [{ tag }], renderHTML: () => [tag, 0] })),
];
