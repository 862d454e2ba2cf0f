import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { IconPhotoEdit, IconPhotoPlus } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { FileChoice } from '../fields/FileChoice.tsx';
import { pictureEndings } from '../fields/fileEntry.ts';

interface PictureControlProps {
  editor: Editor;
  onPictures: (files: File[]) => void;
}

/** Puts pictures into the text, and says of the chosen one what it shows. */
export function PictureControl({ editor, onPictures }: PictureControlProps) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);

  function save() {
    editor.chain().focus().updateAttributes('image', { alt: typed?.trim() }).run();
    setTyped(null);
  }

  // No form of its own: it would stand in the form of the text.
  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    event.preventDefault();
    event.stopPropagation();
    save();
  }

  return (
    <>
      <FileChoice
        label={t('editor.pictureInsert')}
        accept={pictureEndings.map((ending) => `.${ending}`).join(',')}
        multiple
        onChoose={onPictures}
      >
        {(button) => (
          <ActionIcon
            {...button}
            size={28}
            variant="subtle"
            color="gray"
            aria-label={t('editor.pictureInsert')}
            title={t('editor.pictureInsert')}
          >
            <IconPhotoPlus size={17} stroke={1.5} />
          </ActionIcon>
        )}
      </FileChoice>
      {(typed !== null || editor.isActive('image')) && (
        <Popover opened={typed !== null} onChange={() => setTyped(null)} trapFocus returnFocus withinPortal shadow="md">
          <Popover.Target>
            <ActionIcon
              size={28}
              variant="subtle"
              color="gray"
              aria-label={t('editor.pictureText')}
              title={t('editor.pictureText')}
              onClick={() => setTyped(String(editor.getAttributes('image').alt ?? ''))}
            >
              <IconPhotoEdit size={17} stroke={1.5} />
            </ActionIcon>
          </Popover.Target>
          <Popover.Dropdown aria-label={t('editor.pictureText')}>
            <Group gap={6} wrap="nowrap" align="flex-end">
              <TextInput
                w={260}
                size="xs"
                label={t('editor.pictureText')}
                description={t('editor.pictureTextHint')}
                maxLength={200}
                value={typed ?? ''}
                onChange={(event) => setTyped(event.currentTarget.value)}
                onKeyDown={onKeyDown}
                data-autofocus
              />
              <Button size="xs" onClick={save}>
                {t('ui.confirm')}
              </Button>
            </Group>
          </Popover.Dropdown>
        </Popover>
      )}
    </>
  );
}
