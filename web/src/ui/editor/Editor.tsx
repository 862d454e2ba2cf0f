import type { Schemas } from '@campus-procurement/sdk';
import { NodeSelection } from '@tiptap/pm/state';
import { EditorContent, useEditor } from '@tiptap/react';
import { type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import richText from '../text/RichText.module.css';
import { richTextNodes } from '../text/richTextNodes.ts';
import classes from './Editor.module.css';
import { EditorToolbar } from './EditorToolbar.tsx';
import { extensions } from './extensions.ts';
import { fileIdOf } from './fileIdOf.ts';
import { takeContent } from './takeContent.ts';
import { toDocument } from './toDocument.ts';
import { Uploads } from './uploads.ts';
import { usePictureUploads } from './usePictureUploads.ts';

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
  /** The purpose for which pictures are uploaded. */
  bizType: Schemas['UploadBizType'];
}

/** An editor for what `RichText` shows, and nothing else: what is pasted loses the rest. Default export, because it is fetched late. */
export default function Editor({ label, value, onChange, onBlur, ref, errorId, bizType }: EditorProps) {
  const t = useT();
  const written = useRef(value);
  const { uploads, retry, start } = usePictureUploads(bizType);
  const [note, setNote] = useState<string | null>(null);
  // Also those that are cut out: they may be pasted again.
  const ownPictures = useRef(new Set(pictureIdsOf(value)));

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
      handlePaste: (view, event) => takeContent(view, event.clipboardData, null, taker),
      handleDrop(view, event, _slice, isMoved) {
        const place = view.posAtCoords({ left: event.clientX, top: event.clientY });
        return !isMoved && takeContent(view, event.dataTransfer, place?.pos ?? view.state.doc.content.size, taker);
      },
    },
    onUpdate({ editor: changed }) {
      written.current = changed.isEmpty ? '' : changed.getHTML();
      for (const id of pictureIdsOf(written.current)) ownPictures.current.add(id);
      onChange(written.current);
    },
    onBlur,
  });
  const taker = {
    onFiles: addPictures,
    isOwnPicture: (address: string) => ownPictures.current.has(fileIdOf(address) ?? ''),
    onPicture: (file: File) => start([file]).keys[0] ?? null,
    onLostPictures: (count: number) => setNote(t('editor.picturesLost', { count })),
  };

  function addPictures(files: readonly File[], at: number) {
    const { keys, refusals } = start(files);
    setNote(refusals.length > 0 ? refusals.join('; ') : null);
    const pictures = keys.map((upload) => ({ type: 'image', attrs: { upload } }));
    if (pictures.length === 0) return;
    editor.chain().focus().insertContentAt(at, pictures).run();
    // At the end the picture is selected: what is typed next would take its place.
    if (editor.state.selection instanceof NodeSelection) editor.commands.createParagraphNear();
  }

  useImperativeHandle(ref, () => ({ focus: () => void editor.commands.focus() }), [editor]);
  // The form has been given another text than the one that was written here.
  useEffect(() => {
    if (value === written.current) return;
    written.current = value;
    for (const id of pictureIdsOf(value)) ownPictures.current.add(id);
    editor.commands.setContent(toDocument(value), { emitUpdate: false });
  }, [value, editor]);

  return (
    <Uploads value={{ uploads, retry }}>
      <div className={classes.root} data-invalid={errorId !== undefined || undefined}>
        <EditorToolbar editor={editor} onPictures={(files) => addPictures(files, editor.state.selection.to)} />
        <EditorContent className={classes.content} editor={editor} />
        {note !== null && (
          <p role="status" className={classes.note}>
            {note}
          </p>
        )}
      </div>
    </Uploads>
  );
}

function pictureIdsOf(html: string): string[] {
  return [...richTextNodes(html).querySelectorAll('img')].flatMap((picture) => fileIdOf(picture.getAttribute('src') ?? '') ?? []);
}
