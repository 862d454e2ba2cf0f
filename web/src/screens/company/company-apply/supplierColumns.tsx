import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/DateTime.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { Tag } from '#ui/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import classes from './suppliers.module.css';

export type Supplier = Schemas['Supplier'];
type Sort = 'companyName' | 'creditScore' | 'createTime';

const kinds = ['MANUFACTURER', 'AGENT', 'DEALER', 'SERVICE'] as const;
const levels = ['A', 'B', 'C', 'D'] as const;
const days = ['0', '30', '90'] as const;
export const kindChoices = kinds.map((value) => ({ value, label: `suppliers.kind${value}` as const }));
export const expiryChoices = days.map((value) => ({ value, label: `suppliers.expires${value}` as const }));

export const searchSpec = {
  filters: {
    companyName: textFilter(50),
    creditCode: textFilter(18),
    supplierKind: choiceFilter(...kinds),
    creditLevel: choiceFilter(...levels),
    expiresWithinDays: choiceFilter(...days),
  },
  sortable: ['companyName', 'creditScore', 'createTime'],
} as const;

export function SupplierStatus({ status }: Pick<Supplier, 'status'>) {
  const t = useT();
  return (
    <span className={classes.status} data-status={status}>
      {t(`suppliers.status${status}`)}
    </span>
  );
}

/** Milliseconds before a qualification ends in which that is worth a warning: 90 days, as suppliers are reminded. */
const warningMs = 90 * 24 * 3600_000;

function Expiry({ qualificationExpireDate: date }: Pick<Supplier, 'qualificationExpireDate'>) {
  const t = useT();
  const format = useFormat();
  if (date === null) return '–';
  const left = Date.parse(date) - Date.now();
  return (
    <>
      {format.date(date)} {left < warningMs && <Tag>{t(left < 0 ? 'suppliers.expired' : 'suppliers.expiring')}</Tag>}
    </>
  );
}

function Kind({ supplierKind }: Pick<Supplier, 'supplierKind'>) {
  const t = useT();
  return supplierKind === null ? '–' : t(`suppliers.kind${supplierKind}`);
}

export const columns: Column<Supplier, Sort>[] = [
  { header: 'suppliers.companyName', cell: (row) => row.companyName, sort: 'companyName', width: 200 },
  { header: 'suppliers.creditCode', cell: (row) => row.creditCode, width: 164 },
  { header: 'suppliers.supplierKind', cell: (row) => <Kind supplierKind={row.supplierKind} />, width: 72 },
  { header: 'suppliers.contact', cell: (row) => row.contactName, width: 68 },
  { header: 'suppliers.status', cell: (row) => <SupplierStatus status={row.status} />, width: 88 },
  {
    header: 'suppliers.credit',
    cell: (row) => `${row.creditScore} · ${row.creditLevel}`,
    sort: 'creditScore',
    width: 88,
    align: 'end',
  },
  {
    header: 'suppliers.qualificationEnds',
    cell: (row) => <Expiry qualificationExpireDate={row.qualificationExpireDate} />,
    width: 156,
  },
  { header: 'suppliers.registered', cell: (row) => <DateTime value={row.createTime} />, sort: 'createTime', width: 136 },
];
