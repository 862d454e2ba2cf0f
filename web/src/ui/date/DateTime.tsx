import { useFormat } from '#i18n/useFormat.ts';

/** A time in ISO 8601, in the schools' time zone; a dash where there is none. `isDay` leaves the hour out. */
export function DateTime({ value, isDay = false }: { value: string | null; isDay?: boolean }) {
  const format = useFormat();
  if (value === null) return '–';
  return (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {isDay ? format.date(value) : format.dateTime(value)}
    </time>
  );
}
