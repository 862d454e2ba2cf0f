import { useUpload } from '@campus-procurement/hooks';
import { AbortError, isApiError, type Schemas } from '@campus-procurement/sdk';
import { useEffect, useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { describeError } from '../feedback/describeError.ts';
import { visibleFileName } from '../files/visibleFileName.ts';
import { type Allowance, endingOf, entryOf, type FileEntry } from './fileEntry.ts';

let count = 0;

/** A key that none has yet: a draft that a reload left brings its own along. */
function newKey(entries: readonly FileEntry[]): string {
  const key = `upload-${++count}`;
  return entries.some((entry) => entry.key === key) ? newKey(entries) : key;
}

interface Entries {
  value: readonly FileEntry[];
  onChange: (entries: FileEntry[]) => void;
  bizType: Schemas['UploadBizType'];
  allowance: Allowance;
  limit: number;
}

/** Uploads files into the list that a form holds. What could not be uploaded is left out, and `refusal` says why. */
export function useFileEntries({ value, onChange, bizType, allowance: { endings, megabytes }, limit }: Entries) {
  const t = useT();
  const upload = useUpload(bizType);
  const [shares, setShares] = useState<ReadonlyMap<string, number>>(new Map());
  const [refusal, setRefusal] = useState<string | null>(null);
  // Uploads end one by one, each with the list as it is then.
  const latest = useRef(value);
  useEffect(() => {
    latest.current = value;
  });

  function put(entries: readonly FileEntry[]) {
    latest.current = entries;
    onChange([...entries]);
  }

  async function add(file: File) {
    const { size, type } = file;
    const name = visibleFileName(file.name);
    if (!endings.includes(endingOf(name))) return setRefusal(t('ui.fileKindRule', { name, kinds: endings.join(', ') }));
    if (size > megabytes * 1024 * 1024) return setRefusal(t('ui.fileSizeRule', { name, megabytes }));
    const key = newKey(latest.current);
    const kept = limit === 1 ? [] : latest.current;
    if (kept.length >= limit) return setRefusal(t('validation.fileCount', { limit }));
    put([...kept, { key, id: null, fileName: name, fileSize: size, contentType: type, url: null }]);
    try {
      const info = await upload(file, (share) => setShares((before) => new Map(before).set(key, share)));
      // The row stays the same, with the focus that it may have.
      put(latest.current.map((entry) => (entry.key === key ? { ...entryOf(info), key } : entry)));
    } catch (error) {
      if (error instanceof AbortError) return;
      put(latest.current.filter((entry) => entry.key !== key));
      setRefusal(t('ui.fileRefused', { name, reason: reasonOf(error, t) }));
    }
  }

  return {
    refusal,
    /** From 0 to 1. */
    shareOf: ({ key }: FileEntry) => shares.get(key) ?? 0,
    add(files: readonly File[]) {
      setRefusal(null);
      for (const file of files) void add(file);
    },
    remove: ({ key }: FileEntry) => put(latest.current.filter((entry) => entry.key !== key)),
  };
}

/** The server says what is wrong with the file, not only that something is. */
function reasonOf(error: unknown, t: Translate): string {
  const [about] = isApiError(error) ? error.fieldErrors : [];
  return about?.message ?? describeError(error, t).text;
}
