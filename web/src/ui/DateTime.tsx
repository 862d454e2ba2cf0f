import { useFormat } from '#i18n/useFormat.ts';

/** A time in ISO 8601, in the schools' time zone; a dash where there is none. */
export function DateTime({ value }: { value: string | null }) {
  const format = useFormat();
  if (value === null) return '–';
  return (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {format.dateTime(value)}
    </time>
  );
}
