import { useEffect, useState } from 'react';
import type { SoundsLike } from './searchEntries.ts';

/** Compares by pronunciation, from the first Latin letter on: the dictionary is large, so whoever does not need it does not load it. */
export function usePinyin(typed: string): SoundsLike | null {
  const isWanted = /[a-z]/i.test(typed);
  const [soundsLike, setSoundsLike] = useState<SoundsLike | null>(null);
  useEffect(() => {
    if (!isWanted) return;
    import('pinyin-pro').then(
      ({ match }) => setSoundsLike(() => (text: string, wanted: string) => match(text, wanted, { precision: 'start' }) !== null),
      (error: unknown) => console.error('Pinyin is not available; the search compares letters only', error),
    );
  }, [isWanted]);
  return soundsLike;
}
