import { useClient } from '@campus-procurement/hooks';
import type { Input, Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { languages, loadLanguage } from '#i18n/catalog.ts';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { notify } from '#ui/feedback/notify.ts';
import { saveBlob } from '#ui/files/saveBlob.ts';
import { dossierCsv, packedFiles } from './dossierPages.ts';

/** Takes the signature out of the address of a file. */
function signedInput({ id, url }: Schemas['FileInfo']): Input<'downloadFile'> {
  const { searchParams } = new URL(url, window.location.href);
  return {
    path: { id },
    query: { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' },
  };
}

/**
 * Fetches all files of a dossier, one after the other, and has the browser save them as one archive with two lists of all entries: to read, and
 * for spreadsheets.
 */
export function useDossierZip(dossier: Schemas['Dossier']) {
  const t = useT();
  const format = useFormat();
  const client = useClient();
  const [progress, setProgress] = useState<{ done: number; all: number } | null>(null);

  async function start() {
    const files = packedFiles(dossier, t);
    const contents: Record<string, Uint8Array> = {};
    setProgress({ done: 0, all: files.length });
    try {
      for (const [index, { path, file }] of files.entries()) {
        // The address in the dossier may have ended.
        const fresh = await client.call('getFileInfo', { path: { id: file.id } });
        const content = await client.call('downloadFile', signedInput(fresh), { timeoutMs: 0 });
        contents[path] = new Uint8Array(await content.arrayBuffer());
        setProgress({ done: index + 1, all: files.length });
      }
      const [{ packDossier }, { dossierIndex }] = await Promise.all([import('./packDossier.ts'), import('./dossierIndex.ts')]);
      await Promise.all(languages.map(loadLanguage));
      const name = [dossier.projectCode, dossier.projectName].filter(Boolean).join(' ');
      const lists = {
        [t('fulfilment.listFile')]: dossierCsv(dossier, files, t),
        'index.html': dossierIndex(dossier, files, format),
      };
      saveBlob(new Blob([packDossier(contents, lists)], { type: 'application/zip' }), `${name}.zip`);
    } catch {
      notify.error(t('fulfilment.downloadAll'), t('fulfilment.packFailed'));
    } finally {
      setProgress(null);
    }
  }

  return { start, progress };
}
