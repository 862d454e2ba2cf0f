import { useDictChoices } from './useDictChoices.ts';

/** The word of a dictionary for a value; the value itself if there is none any more, a dash for no value. */
export function DictText({ type, value }: { type: string; value: string | null }) {
  const choices = useDictChoices(type);
  if (value === null) return '–';
  return choices.find((choice) => choice.value === value)?.label ?? value;
}
