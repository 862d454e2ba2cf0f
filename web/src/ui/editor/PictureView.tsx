import { useApiMutation } from '@campus-procurement/hooks';
import { Button, Group, Progress } from '@mantine/core';
import { IconPhoto } from '@tabler/icons-react';
import { NodeViewWrapper, type ReactNodeViewProps } from '@tiptap/react';
import { use, useEffect, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { claimError } from '../feedback/claimError.ts';
import classes from './Editor.module.css';
import { fileIdOf } from './fileIdOf.ts';
import { Uploads } from './uploads.ts';

/** A picture in the editor; as long as it is being uploaded, how far it is, and what to do if it failed. */
export function PictureView({ node, editor, getPos, selected, deleteNode }: ReactNodeViewProps) {
  const t = useT();
  const { uploads, retry } = use(Uploads);
  const { src, alt, upload: key } = node.attrs as { src: string | null; alt: string; upload: string | null };
  const upload = key === null ? undefined : uploads.get(key);
  const url = upload?.url ?? null;
  const refreshed = useRef(false);
  const info = useApiMutation('getFileInfo', { onError: claimError });

  // No step of its own to be undone: undone, the picture would be on its way for ever.
  function show(address: string) {
    const at = getPos();
    if (at === undefined) return;
    const attributes = { ...node.attrs, src: address, upload: null };
    editor.view.dispatch(editor.state.tr.setNodeMarkup(at, undefined, attributes).setMeta('addToHistory', false));
  }
  const showLater = useRef(show);
  useEffect(() => {
    showLater.current = show;
  });
  useEffect(() => {
    if (url !== null) showLater.current(url);
  }, [url]);

  // A draft outlives the addresses in it.
  async function refresh() {
    const id = fileIdOf(src ?? '');
    if (refreshed.current || id === null) return;
    refreshed.current = true;
    const fresh = await info.mutateAsync({ path: { id } }).catch(() => null);
    if (fresh) show(fresh.url);
  }

  if (key === null) {
    return (
      <NodeViewWrapper>
        <img src={src ?? undefined} alt={alt} data-chosen={selected || undefined} data-drag-handle onError={refresh} />
      </NodeViewWrapper>
    );
  }
  const name = upload?.name ?? '';
  return (
    <NodeViewWrapper className={classes.pending} data-chosen={selected || undefined}>
      <Group gap={8} wrap="nowrap">
        <IconPhoto size={18} stroke={1.5} aria-hidden />
        <span className={classes.pendingName}>{name}</span>
        {upload?.failure == null && (
          <Progress flex={1} value={(upload?.share ?? 0) * 100} aria-label={t('ui.uploadingFile', { name })} />
        )}
      </Group>
      {upload?.failure != null && (
        <Group gap={8} role="alert" className={classes.pendingFailure}>
          {upload.failure}
          <Button size="compact-xs" variant="light" aria-label={t('editor.pictureRetryFor', { name })} onClick={() => retry(key)}>
            {t('editor.pictureRetry')}
          </Button>
          <Button size="compact-xs" variant="default" aria-label={t('ui.removeFile', { name })} onClick={deleteNode}>
            {t('editor.pictureRemove')}
          </Button>
        </Group>
      )}
    </NodeViewWrapper>
  );
}
