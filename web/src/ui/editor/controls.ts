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
    toggled('ui.heading2', IconH2, (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(), 'heading', { level: 2 }),
    toggled('ui.heading3', IconH3, (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(), 'heading', { level: 3 }),
    toggled('ui.bold', IconBold, (editor) => editor.chain().focus().toggleBold().run(), 'bold'),
    toggled('ui.italic', IconItalic, (editor) => editor.chain().focus().toggleItalic().run(), 'italic'),
    toggled('ui.underline', IconUnderline, (editor) => editor.chain().focus().toggleUnderline().run(), 'underline'),
    toggled('ui.strikethrough', IconStrikethrough, (editor) => editor.chain().focus().toggleStrike().run(), 'strike'),
  ],
  [
    toggled('ui.bulletList', IconList, (editor) => editor.chain().focus().toggleBulletList().run(), 'bulletList'),
    toggled('ui.orderedList', IconListNumbers, (editor) => editor.chain().focus().toggleOrderedList().run(), 'orderedList'),
    toggled('ui.blockquote', IconBlockquote, (editor) => editor.chain().focus().toggleBlockquote().run(), 'blockquote'),
    { label: 'ui.rule', Icon: IconLineDashed, run: (editor) => editor.chain().focus().setHorizontalRule().run() },
  ],
];

export const historyControls: readonly EditorControl[] = [
  {
    label: 'ui.undo',
    Icon: IconArrowBackUp,
    run: (editor) => editor.chain().focus().undo().run(),
    isDisabled: (editor) => !editor.can().undo(),
  },
  {
    label: 'ui.redo',
    Icon: IconArrowForwardUp,
    run: (editor) => editor.chain().focus().redo().run(),
    isDisabled: (editor) => !editor.can().redo(),
  },
];

const outsideTables: readonly EditorControl[] = [
  {
    label: 'ui.tableInsert',
    Icon: IconTable,
    run: (editor) => editor.chain().focus().insertTable({ rows: 3, cols: 3, withHeaderRow: true }).run(),
  },
];
const insideTables: readonly EditorControl[] = [
  { label: 'ui.rowInsert', Icon: IconRowInsertBottom, run: (editor) => editor.chain().focus().addRowAfter().run() },
  { label: 'ui.rowDelete', Icon: IconRowRemove, run: (editor) => editor.chain().focus().deleteRow().run() },
  { label: 'ui.columnInsert', Icon: IconColumnInsertRight, run: (editor) => editor.chain().focus().addColumnAfter().run() },
  { label: 'ui.columnDelete', Icon: IconColumnRemove, run: (editor) => editor.chain().focus().deleteColumn().run() },
  { label: 'ui.tableDelete', Icon: IconTableOff, run: (editor) => editor.chain().focus().deleteTable().run() },
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
