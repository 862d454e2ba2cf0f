import { useClient, useStored, useUnsavedWork } from '@campus-procurement/hooks';
import { useEffect, useEffectEvent, useState } from 'react';
import { browserPage } from './browserPage.ts';
import { ownBuild } from './ownBuild.ts';

/** Milliseconds in which a window is reloaded by itself once at most, so that nothing goes round in circles. */
const quietTime = 10 * 60_000;

/** Browsers' words for a chunk of the program that cannot be fetched: another build has replaced it, or the network is gone. */
const missingChunk = /dynamically imported module|importing a module script|error loading dynamically|Unable to preload CSS/i;

/** What is known of a fault: still asking; another build is served; the chunk cannot be fetched now; a fault of the page itself. */
export type Recovery = 'asking' | 'outdated' | 'unreachable' | 'crashed';

/**
 * Finds out why a page is not shown. Where another build is served, the window is reloaded, once, and only if nothing has been entered
 * that would be lost.
 */
export function useChunkRecovery({ message }: Error): Recovery {
  const client = useClient();
  const unsaved = useUnsavedWork();
  const [lastReload, noteReload] = useStored('lastReload');
  const [state, setState] = useState<Recovery>(missingChunk.test(message) ? 'asking' : 'crashed');

  const ask = useEffectEvent(async () => {
    try {
      const { webBuild } = await client.call('getSessionStatus');
      if (webBuild === null || webBuild === ownBuild()) return setState('unreachable');
      if (unsaved.has() || Date.now() - (lastReload ?? 0) < quietTime) return setState('outdated');
      noteReload(Date.now());
      browserPage.reload();
    } catch {
      setState('unreachable');
    }
  });

  useEffect(() => {
    if (state === 'asking') void ask();
  }, [state]);

  return state;
}
