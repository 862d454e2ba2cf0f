import type { Schemas } from '@campus-procurement/sdk';
import { exposureLevelValues, exposureTypeValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { PublishBadge, publishChoices } from '#ui/status/PublishBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { exposureAddress } from '#ui/text/contentAddress.ts';
import { Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './exposures.module.css';

export type Exposure = Schemas['Exposure'];
type Sort = 'publishTime' | 'startDate' | 'updateTime';

export const typeChoices = exposureTypeValues.map((value) => ({ value, label: `reading.type${value}` as const }));
export const levelChoices = exposureLevelValues.map((value) => ({ value, label: `reading.level${value}` as const }));

export const searchSpec = {
  filters: {
    supplierName: textFilter(50),
    exposureType: choiceFilter(...exposureTypeValues),
    level: choiceFilter(...exposureLevelValues),
    status: choiceFilter(...publishChoices.map(({ value }) => value)),
    companyId: textFilter(10),
  },
  sortable: ['publishTime', 'startDate', 'updateTime'],
} as const;

function Level({ level }: Pick<Exposure, 'level'>) {
  const t = useT();
  return <Tag>{t(`reading.level${level}`)}</Tag>;
}

function TypeName({ exposureType }: Pick<Exposure, 'exposureType'>) {
  return useT()(`reading.type${exposureType}`);
}

function Day({ value }: { value: string | null }) {
  const format = useFormat();
  return value === null ? '–' : format.date(value);
}

function Period({ startDate, endDate }: Pick<Exposure, 'startDate' | 'endDate'>) {
  const t = useT();
  return (
    <span className={classes.period}>
      <DateTime value={startDate} isDay /> – {endDate === null ? t('reading.forEver') : <DateTime value={endDate} isDay />}
    </span>
  );
}

const about: Column<Exposure, Sort>[] = [
  {
    header: 'exposures.supplier',
    cell: ({ id, supplierName }) => <TextLink to={exposureAddress(id)}>{supplierName}</TextLink>,
    width: 180,
  },
  { header: 'exposures.code', cell: (row) => row.exposureCode, width: 100 },
  { header: 'exposures.type', cell: (row) => <TypeName exposureType={row.exposureType} />, width: 100 },
  { header: 'exposures.level', cell: (row) => <Level level={row.level} />, width: 84 },
  {
    header: 'exposures.period',
    cell: (row) => <Period startDate={row.startDate} endDate={row.endDate} />,
    sort: 'startDate',
    width: 176,
  },
  { header: 'exposures.deductScore', cell: (row) => <Numeral value={row.deductScore} />, width: 56, align: 'end' },
];
const school: Column<Exposure, Sort> = { header: 'exposures.school', cell: (row) => row.schoolName, width: 88 };

/** Columns for readers, who see only published exposures. */
export const readerColumns: Column<Exposure, Sort>[] = [
  ...about,
  school,
  { header: 'exposures.published', cell: (row) => <Day value={row.publishTime} />, sort: 'publishTime', width: 104 },
];
export const writerColumns: Column<Exposure, Sort>[] = [
  ...about,
  { header: 'exposures.status', cell: (row) => <PublishBadge status={row.status} />, card: 'status', width: 80 },
  school,
];
