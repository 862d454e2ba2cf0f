import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import classes from './operationLog.module.css';

type Value = Schemas['ChangedValue'];

/** The fields that a write changed, with what stood there before and after. */
export function ChangeTable({ changes }: { changes: Schemas['FieldChange'][] }) {
  const t = useT();
  return (
    <PlainTable
      namesAbove
      caption={t('operationLog.changes')}
      rows={changes}
      rowKey={({ field }) => field}
      empty={t('operationLog.unchanged')}
      columns={[
        { header: t('operationLog.field'), cell: ({ label }) => <span className={classes.field}>{label}</span> },
        {
          header: t('operationLog.before'),
          cell: ({ isList, before }) => <Values values={before} sign={isList ? t('operationLog.removed') : null} />,
        },
        {
          header: t('operationLog.after'),
          cell: ({ isList, after }) => <Values values={after} sign={isList ? t('operationLog.added') : null} />,
        },
      ]}
    />
  );
}

/** One value, or those that a list lost or got. */
function Values({ values, sign }: { values: Value[]; sign: string | null }) {
  if (values.length === 0) return '–';
  return (
    <div className={classes.values}>
      {sign && <small>{sign}</small>}
      {values.map((value) => (
        <ValueText key={value.value} value={value} />
      ))}
    </div>
  );
}

const isTime = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d[+Z]/;
const isTruth = /^(true|false)$/;

/** An id stands below its name, so that the row can be found by it. */
function ValueText({ value: { value, name } }: { value: Value }) {
  if (name === null) return isTime.test(value) ? <DateTime value={value} isExact /> : <span>{value}</span>;
  return (
    <span className={classes.two}>
      {name}
      {!isTruth.test(value) && <small>{value}</small>}
    </span>
  );
}
