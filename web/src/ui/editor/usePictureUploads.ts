import { useUpload } from '@campus-procurement/hooks';
import { AbortError, isApiError, type Schemas } from '@campus-procurement/sdk';
import { useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { describeError } from '../feedback/describeError.ts';
import { allowanceOf, endingOf, pictureEndings } from '../fields/fileEntry.ts';
import { visibleFileName } from '../files/visibleFileName.ts';
import type { PictureUpload } from './uploads.ts';

let count = 0;

/** Uploads pictures for a text. One that could not be uploaded is kept until it is tried again or taken out of the text. */
export function usePictureUploads(bizType: Schemas['UploadBizType']) {
  const t = useT();
  const upload = useUpload(bizType);
  const [uploads, setUploads] = useState<ReadonlyMap<string, PictureUpload>>(new Map());
  const files = useRef(new Map<string, File>());
  const { megabytes } = allowanceOf(bizType);

  function change(key: string, some: Partial<PictureUpload>) {
    setUploads((before) => {
      const known = before.get(key);
      return known ? new Map(before).set(key, { ...known, ...some }) : before;
    });
  }

  async function send(key: string) {
    const file = files.current.get(key);
    if (!file) return;
    change(key, { share: 0, failure: null });
    try {
      const { url } = await upload(file, (share) => change(key, { share }));
      files.current.delete(key);
      change(key, { url });
    } catch (error) {
      if (error instanceof AbortError) return;
      // The server says what is wrong with the file, not only that something is.
      const [about] = isApiError(error) ? error.fieldErrors : [];
      change(key, { failure: about?.message ?? describeError(error, t).text });
    }
  }

  /** Why a file is no picture that can be uploaded; null if it is one. */
  function refusalOf({ name: fileName, size }: File): string | null {
    const name = visibleFileName(fileName);
    if (!pictureEndings.includes(endingOf(name))) return t('ui.fileKindRule', { name, kinds: pictureEndings.join(', ') });
    return size > megabytes * 1024 * 1024 ? t('ui.fileSizeRule', { name, megabytes }) : null;
  }

  return {
    uploads,
    retry: (key: string) => void send(key),
    /** Starts the upload of those that can be uploaded. @returns their keys, and why the others cannot */
    start(chosen: readonly File[]): { keys: string[]; refusals: string[] } {
      const refusals = chosen.flatMap((file) => refusalOf(file) ?? []);
      const keys = chosen
        .filter((file) => refusalOf(file) === null)
        .map((file) => {
          const key = `picture-${++count}`;
          files.current.set(key, file);
          const entry = { name: visibleFileName(file.name), share: 0, url: null, failure: null };
          setUploads((before) => new Map(before).set(key, entry));
          void send(key);
          return key;
        });
      return { keys, refusals };
    },
  };
}
