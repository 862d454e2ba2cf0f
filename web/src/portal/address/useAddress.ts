import { useMemo, useSyncExternalStore } from 'react';
import { portalHistory } from './portalHistory.ts';

/** The address of the page inside the portal: its path, and its parameters by name. */
export function useAddress(): { path: string; parameters: URLSearchParams } {
  const address = useSyncExternalStore(portalHistory.subscribe, portalHistory.get);
  return useMemo(() => {
    const [path = '', query = ''] = address.split('?');
    return { path: path.replace(/(.)\/+$/, '$1') || '/', parameters: new URLSearchParams(query) };
  }, [address]);
}
