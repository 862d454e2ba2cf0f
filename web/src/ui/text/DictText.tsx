import { useDictionary } from '@campus-procurement/hooks';

/** The word of a dictionary for a value; the value itself if there is none any more, a dash for no value. */
export function DictText({ type, value }: { type: string; value: string | null }) {
  const { labelOf } = useDictionary(type);
  return value === null ? '–' : labelOf(value);
}
