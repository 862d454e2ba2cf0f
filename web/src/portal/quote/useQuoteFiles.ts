import { type KeptQuoteFile, useUpload } from '@campus-procurement/hooks';
import { AbortError, isApiError } from '@campus-procurement/sdk';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { describeError } from '#ui/feedback/describeError.ts';
import { visibleFileName } from '#ui/files/visibleFileName.ts';
import { keptFile } from './quoteValues.ts';

/** What the description of `uploadFile` says of files of quotes; the server has the last word. */
export const fileEndings = ['pdf', 'doc', 'docx', 'xls', 'xlsx', 'png', 'jpg', 'jpeg', 'zip'];
const megabytes = 20;
const mostFiles = 10;

/** A file that the server does not have: on its way, or refused. */
export interface PendingFile {
  key: number;
  file: File;
  /** From 0 to 1. */
  share: number;
  /** Why it could not be uploaded; null while it is on its way. */
  failure: string | null;
  /** Whether it is worth trying again. */
  mayRetry: boolean;
}

/** Uploads files into the list of a quote. What could not be uploaded stays beside it, to be tried again. */
export function useQuoteFiles(projectId: string, files: readonly KeptQuoteFile[], onChange: (files: KeptQuoteFile[]) => void) {
  const t = useT();
  const upload = useUpload('QUOTE', projectId);
  const [pending, setPending] = useState<readonly PendingFile[]>([]);
  const count = useRef(0);
  // Uploads end one by one, each with the list as it is then.
  const latest = useRef({ files, onChange });
  useEffect(() => {
    latest.current = { files, onChange };
  });

  const put = (next: KeptQuoteFile[]) => {
    latest.current.files = next;
    latest.current.onChange(next);
  };
  const leave = (key: number) => setPending((before) => before.filter((one) => one.key !== key));
  const alter = (key: number, part: Partial<PendingFile>) =>
    setPending((before) => before.map((one) => (one.key === key ? { ...one, ...part } : one)));

  async function send({ key, file }: Pick<PendingFile, 'key' | 'file'>) {
    try {
      const info = await upload(file, (share) => alter(key, { share }));
      // Whoever has taken it away meanwhile does not want it.
      if (!removed.current.has(key)) put([...latest.current.files, keptFile(info)]);
      leave(key);
    } catch (error) {
      if (error instanceof AbortError) return;
      const [about] = isApiError(error) ? error.fieldErrors : [];
      alter(key, { failure: about?.message ?? describeError(error, t).text, mayRetry: about === undefined });
    }
  }
  const removed = useRef(new Set<number>());

  return {
    pending,
    isFull: files.length + pending.length >= mostFiles,
    add(chosen: readonly File[]) {
      let room = mostFiles - files.length - pending.length;
      for (const file of chosen) {
        count.current += 1;
        const failure = refusalOf(file, room, t);
        const entry = { key: count.current, file, share: 0, failure, mayRetry: false };
        setPending((before) => [...before, entry]);
        if (failure !== null) continue;
        room -= 1;
        void send(entry);
      }
    },
    retry({ key, file }: PendingFile) {
      alter(key, { failure: null, share: 0 });
      void send({ key, file });
    },
    drop({ key }: PendingFile) {
      removed.current.add(key);
      leave(key);
    },
    remove: (id: string) => put(latest.current.files.filter((file) => file.id !== id)),
  };
}

function refusalOf({ name, size }: File, room: number, t: Translate): string | null {
  const ending = (/\.([^.]+)$/.exec(visibleFileName(name))?.[1] ?? '').toLowerCase();
  if (!fileEndings.includes(ending)) return t('portalBids.fileKind', { kinds: fileEndings.join(', ') });
  if (size > megabytes * 1024 * 1024) return t('validation.fileSize', { limit: megabytes });
  return room <= 0 ? t('validation.fileCount', { limit: mostFiles }) : null;
}
