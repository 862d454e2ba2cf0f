import { visibleFileName } from './visibleFileName.ts';

/** The name of a file. Its ending stands at the right of it, also where the rest is Arabic or Hebrew. */
export function FileName({ name }: { name: string }) {
  return <bdi dir="ltr">{visibleFileName(name)}</bdi>;
}
