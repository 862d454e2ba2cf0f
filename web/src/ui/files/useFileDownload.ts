import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { type MouseEvent, useRef, useState } from 'react';
import { claimError } from '../feedback/claimError.ts';
import { downloadFile } from './downloadFile.ts';
import { visibleFileName } from './visibleFileName.ts';

type FileAddress = Pick<Schemas['FileInfo'], 'id' | 'fileName' | 'url' | 'urlExpireTime'>;

/** Milliseconds before its end in which an address is not used any more. */
const margin = 30_000;

/** The attributes of a link to a file. Its address is good for some minutes; after them a new one is asked for. */
export function useFileDownload({ id, fileName, url, urlExpireTime }: FileAddress) {
  const info = useApiMutation('getFileInfo');
  const quiet = useApiMutation('getFileInfo', { onError: claimError });
  const [renewed, setRenewed] = useState<{ from: string; to: string } | null>(null);
  const asked = useRef<string>(undefined);

  async function onClick(event: MouseEvent) {
    if (Date.parse(urlExpireTime) - margin > Date.now()) return;
    event.preventDefault();
    const fresh = await info.mutateAsync({ path: { id } }).catch(() => null); // Notified like every failure.
    if (fresh) downloadFile(fresh);
  }

  /** Asks for a new address, once: for pictures that the old one does not bring any more. */
  async function renew() {
    if (asked.current === url) return;
    asked.current = url;
    const fresh = await quiet.mutateAsync({ path: { id } }).catch(() => null);
    if (fresh) setRenewed({ from: url, to: fresh.url });
  }

  return { href: renewed?.from === url ? renewed.to : url, download: visibleFileName(fileName), onClick, renew };
}
