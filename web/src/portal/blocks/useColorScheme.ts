import { useStored } from '@campus-procurement/hooks';
import { useLayoutEffect, useSyncExternalStore } from 'react';

const dark = () => window.matchMedia('(prefers-color-scheme: dark)');

function subscribe(listener: () => void) {
  const query = dark();
  query.addEventListener('change', listener);
  return () => query.removeEventListener('change', listener);
}

/** Paints the page light or dark: as was chosen here, else as the device is. Returns what is shown, and a function that chooses. */
export function useColorScheme() {
  const [scheme, choose] = useStored('colorScheme');
  const isDarkDevice = useSyncExternalStore(subscribe, () => dark().matches);
  const shown = scheme === 'light' || scheme === 'dark' ? scheme : isDarkDevice ? 'dark' : 'light';
  useLayoutEffect(() => {
    document.documentElement.dataset.mantineColorScheme = shown;
  }, [shown]);
  return [shown, choose] as const;
}
