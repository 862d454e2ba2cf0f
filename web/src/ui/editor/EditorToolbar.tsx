import { ActionIcon } from '@mantine/core';
import type { Editor } from '@tiptap/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { moveFocus } from '../tree/moveFocus.ts';
import { type EditorControl, historyControls, tableControls, textControls } from './controls.ts';
import classes from './Editor.module.css';
import { LinkControl } from './LinkControl.tsx';
import { PictureControl } from './PictureControl.tsx';

/** The buttons above a text. Arrow keys go along. */
export function EditorToolbar({ editor, onPictures }: { editor: Editor; onPictures: (files: File[]) => void }) {
  const t = useT();
  return (
    <div
      className={classes.toolbar}
      role="toolbar"
      aria-label={t('editor.formatting')}
      onKeyDown={(event) => moveFocus(event, [...event.currentTarget.querySelectorAll<HTMLElement>('button:enabled')])}
    >
      {textControls.map((controls) => (
        <Controls key={controls[0]?.label} editor={editor} controls={controls} />
      ))}
      <div className={classes.group}>
        <LinkControl editor={editor} />
        <PictureControl editor={editor} onPictures={onPictures} />
      </div>
      <Controls editor={editor} controls={tableControls(editor)} />
      <Controls editor={editor} controls={historyControls} />
    </div>
  );
}

function Controls({ editor, controls }: { editor: Editor; controls: readonly EditorControl[] }) {
  const t = useT();
  return (
    <div className={classes.group}>
      {controls.map(({ label, Icon, run, isOn, isDisabled }) => (
        <ActionIcon
          key={label}
          size={28}
          aria-label={t(label)}
          title={t(label)}
          aria-pressed={isOn?.(editor)}
          variant={isOn?.(editor) ? 'light' : 'subtle'}
          color={isOn?.(editor) ? 'brand' : 'gray'}
          disabled={isDisabled?.(editor) ?? false}
          onClick={() => run(editor)}
        >
          <Icon size={17} stroke={1.5} />
        </ActionIcon>
      ))}
    </div>
  );
}
