import { counted } from '@campus-procurement/sdk/texts';
import type zh from '../zh-CN/editor.ts';

const editor: typeof zh = {
  formatting: 'Formatting',
  heading2: 'Heading',
  heading3: 'Subheading',
  bold: 'Bold',
  italic: 'Italic',
  underline: 'Underline',
  strikethrough: 'Strikethrough',
  bulletList: 'Bulleted list',
  orderedList: 'Numbered list',
  blockquote: 'Quotation',
  rule: 'Divider',
  link: 'Link',
  unlink: 'Remove link',
  linkAddress: 'Link address',
  linkRule: 'Enter an address starting with http://, https://, mailto: or tel:.',
  pictureInsert: 'Insert picture',
  pictureText: 'Picture description',
  pictureTextHint: 'For readers who cannot see the picture. Leave empty for decorative pictures.',
  pictureRetry: 'Try again',
  pictureRetryFor: ({ name }) => `Try again: ${name}`,
  pictureRemove: 'Remove',
  picturesLost: ({ count }) =>
    count === 1
      ? 'A picture could not be pasted with the text. Add it with “Insert picture”.'
      : `${counted(count, 'picture')} could not be pasted with the text. Add them with “Insert picture”.`,
  undo: 'Undo',
  redo: 'Redo',
  tableInsert: 'Insert table',
  tableDelete: 'Delete table',
  rowInsert: 'Insert row below',
  rowDelete: 'Delete row',
  columnInsert: 'Insert column to the right',
  columnDelete: 'Delete column',
};

export default editor;
