import { useFormat } from '#i18n/useFormat.ts';

interface DateTimeProps {
  value: string | null;
  isDay?: boolean;
  isExact?: boolean;
}

/** A time in ISO 8601, in the schools' time zone; a dash where there is none. `isDay` leaves the hour out, `isExact` adds the seconds, as logs do. */
export function DateTime({ value, isDay = false, isExact = false }: DateTimeProps) {
  const format = useFormat();
  if (value === null) return '–';
  const formatted = isExact ? format.exactTime(value) : format.dateTime(value);
  return (
    <time dateTime={value} style={{ whiteSpace: 'nowrap' }}>
      {isDay ? format.date(value) : formatted}
    </time>
  );
}
