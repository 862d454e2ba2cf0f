const units = ['B', 'kB', 'MB', 'GB', 'TB'];

/** A number of bytes as people say it, in powers of 1000. */
export function sizeInWords(bytes: number): string {
  const power = Math.min(units.length - 1, Math.floor(Math.log10(Math.max(1, bytes)) / 3));
  return `${(bytes / 1000 ** power).toFixed(power === 0 ? 0 : 1)} ${units[power]}`;
}
