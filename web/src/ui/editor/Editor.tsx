import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef } from 'react';
import richText from '../text/RichText.module.css';
import classes from './Editor.module.css';
import { EditorToolbar } from './EditorToolbar.tsx';
import { extensions } from './extensions.ts';
import { toDocument, toSlice } from './toDocument.ts';

interface EditorProps {
  /** What is written, for those who cannot see the label. */
  label: string;
  /** HTML. */
  value: string;
  onChange: (html: string) => void;
  onBlur: () => void;
  /** Takes the focus. */
  ref: Ref<{ focus: () => void }>;
  /** The element that says what is wrong with the text. */
  errorId: string | undefined;
}

/** An editor for what `RichText` shows, and nothing else: what is pasted loses the rest. Default export, because it is fetched late. */
export default function Editor({ label, value, onChange, onBlur, ref, errorId }: EditorProps) {
  const written = useRef(value);

  const editor = useEditor({
    extensions,
    content: toDocument(value),
    shouldRerenderOnTransaction: true,
    editorProps: {
      attributes: {
        // What is written looks as it will be read.
        class: richText.text ?? '',
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': label,
        ...(errorId && { 'aria-invalid': 'true', 'aria-describedby': errorId }),
      },
      // The browser would have to read the markup from a string, which the policy of the page forbids.
      handlePaste(view, event) {
        const html = event.clipboardData?.getData('text/html');
        if (!html) return false;
        view.dispatch(view.state.tr.replaceSelection(toSlice(html, view.state.schema)).scrollIntoView());
        return true;
      },
    },
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      onChange(written.current);
    },
    onBlur,
  });

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  // The form has been given another text than the one that was written here.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [value, editor]);

  return (
    <div className={classes.root} data-invalid={errorId !== undefined || undefined}>
      <EditorToolbar editor={editor} />
      <EditorContent className={classes.content} editor={editor} />
    </div>
  );
}
