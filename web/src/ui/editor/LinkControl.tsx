import { ActionIcon, Button, Group, Popover, TextInput } from '@mantine/core';
import { IconLink, IconLinkOff } from '@tabler/icons-react';
import type { Editor } from '@tiptap/core';
import { type KeyboardEvent, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';

/** What may be linked: the server removes everything else. */
const address = /^(https?:\/\/|mailto:|tel:)\S+$/i;

/** Links the chosen text, or changes or removes the link at the cursor. */
export function LinkControl({ editor }: { editor: Editor }) {
  const t = useT();
  const [typed, setTyped] = useState<string | null>(null);
  const isOn = editor.isActive('link');
  const text = typed ?? '';

  function open() {
    setTyped(String(editor.getAttributes('link').href ?? ''));
  }

  function save() {
    if (!address.test(text)) return;
    editor.chain().focus().extendMarkRange('link').setLink({ href: text }).run();
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
      <Popover opened={typed !== null} onChange={() => setTyped(null)} trapFocus returnFocus withinPortal shadow="md">
        <Popover.Target>
          <ActionIcon
            size={28}
            aria-label={t('editor.link')}
            title={t('editor.link')}
            aria-pressed={isOn}
            variant={isOn ? 'light' : 'subtle'}
            color={isOn ? 'brand' : 'gray'}
            disabled={!isOn && editor.state.selection.empty}
            onClick={open}
          >
            <IconLink size={17} stroke={1.5} />
          </ActionIcon>
        </Popover.Target>
        <Popover.Dropdown aria-label={t('editor.link')}>
          <Group gap={6} wrap="nowrap" align="flex-end">
            <TextInput
              w={260}
              size="xs"
              label={t('editor.linkAddress')}
              placeholder="https://"
              maxLength={500}
              value={text}
              onChange={(event) => setTyped(event.currentTarget.value)}
              onKeyDown={onKeyDown}
              error={text !== '' && !address.test(text) && t('editor.linkRule')}
              data-autofocus
            />
            <Button size="xs" onClick={save} disabled={!address.test(text)}>
              {t('ui.confirm')}
            </Button>
          </Group>
        </Popover.Dropdown>
      </Popover>
      {isOn && (
        <ActionIcon
          size={28}
          aria-label={t('editor.unlink')}
          title={t('editor.unlink')}
          onClick={() => editor.chain().focus().extendMarkRange('link').unsetLink().run()}
        >
          <IconLinkOff size={17} stroke={1.5} />
        </ActionIcon>
      )}
    </>
  );
}
