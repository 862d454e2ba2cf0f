import { useEffect, useState } from 'react';
import type { SoundsLike } from './searchEntries.ts';

/** Returns a comparison by pinyin once the text contains a Latin letter. The dictionary is large, so it is loaded only then. */
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
