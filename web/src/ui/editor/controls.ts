import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconColumnRemove,
  IconH2,
  IconH3,
  IconItalic,
  IconLineDashed,
  IconList,
  IconListNumbers,
  IconRowInsertBottom,
  IconRowRemove,
  IconStrikethrough,
  IconTable,
  IconTableOff,
  IconUnderline,
} from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import type { LabelKey } from '#i18n/messages.ts';

/** A button of the editor. */
export interface EditorControl {
  label: LabelKey;
  Icon: typeof IconBold;
  run: (editor: Editor) => unknown;
  /** Whether the text at the cursor is so already. */
  isOn?: (editor: Editor) => boolean;
  isDisabled?: (editor: Editor) => boolean;
}

/** What the text at the cursor can be made. */
export const textControls: readonly (readonly EditorControl[])[] = [
  [
    toggled('editor.heading2', IconH2, (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(), 'heading', {
      level: 2,
    }),
    toggled('editor.heading3', IconH3, (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(), 'heading', {
      level: 3,
    }),
    toggled('editor.bold', IconBold, (editor) => editor.chain().focus().toggleBold().run(), 'bold'),
    toggled('editor.italic', IconItalic, (editor) => editor.chain().focus().toggleItalic().run(), 'italic'),
    toggled('editor.underline', IconUnderline, (editor) => editor.chain().focus().toggleUnderline().run(), 'underline'),
    toggled('editor.strikethrough', IconStrikethrough, (editor) => editor.chain().focus().toggleStrike().run(), 'strike'),
  ],
  [
    toggled('editor.bulletList', IconList, (editor) => editor.chain().focus().toggleBulletList().run(), 'bulletList'),
    toggled('editor.orderedList', IconListNumbers, (editor) => editor.chain().focus().toggleOrderedList().run(), 'orderedList'),
    toggled('editor.blockquote', IconBlockquote, (editor) => editor.chain().focus().toggleBlockquote().run(), 'blockquote'),
    { label: 'editor.rule', Icon: IconLineDashed, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
];

export const historyControls: readonly EditorControl[] = [
  {
    label: 'editor.undo',
    Icon: IconArrowBackUp,
    run: (editor) => editor.chain().focus().undo().run(),
    isDisabled: (editor) => !editor.can().undo(),
  },
  {
    label: 'editor.redo',
    Icon: IconArrowForwardUp,
    run: (editor) => editor.chain().focus().redo().run(),
    isDisabled: (editor) => !editor.can().redo(),
  },
];

const outsideTables: readonly EditorControl[] = [
  {
    label: 'editor.tableInsert',
    Icon: IconTable,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];
const insideTables: readonly EditorControl[] = [
  { label: 'editor.rowInsert', Icon: IconRowInsertBottom, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'editor.rowDelete', Icon: IconRowRemove, run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'editor.columnInsert', Icon: IconColumnInsertRight, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'editor.columnDelete', Icon: IconColumnRemove, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'editor.tableDelete', Icon: IconTableOff, run: (editor) => editor.chain().focus().deleteTable().run() },
];

/** Inserts a table; within one, changes it. */
export function tableControls(editor: Editor): readonly EditorControl[] {
  return editor.isActive('table') ? insideTables : outsideTables;
}

function toggled(
  label: LabelKey,
  Icon: typeof IconBold,
  run: EditorControl['run'],
  name: string,
  attributes?: { level: number },
): EditorControl {
  return { label, Icon, run, isOn: (editor) => editor.isActive(name, attributes) };
}
