import type { Schemas } from '@campus-procurement/sdk';
import { creditLevelValues, supplierKindValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { SupplierStatus } from '../profile/SupplierStatus.tsx';
import { Waited } from '../profile/Waited.tsx';

export type Supplier = Schemas['Supplier'];
type Sort = 'companyName' | 'creditScore' | 'submitTime' | 'createTime';

const days = ['0', '30', '90'] as const;
export const kindChoices = supplierKindValues.map((value) => ({ value, label: `suppliers.kind${value}` as const }));
export const levelChoices = creditLevelValues.map((value) => ({ value, label: `suppliers.level${value}` as const }));
export const agreementChoices = [
  { value: 'true', label: 'suppliers.signedAgreement' },
  { value: 'false', label: 'suppliers.notSigned' },
] as const;
export const expiryChoices = days.map((value) => ({ value, label: `suppliers.expires${value}` as const }));

export const searchSpec = {
  filters: {
    companyName: textFilter(50),
    creditCode: textFilter(18),
    supplierKind: choiceFilter(...supplierKindValues),
    goodsCategoryId: textFilter(64),
    creditLevel: choiceFilter(...creditLevelValues),
    signedAgreement: choiceFilter('true', 'false'),
    expiresWithinDays: choiceFilter(...days),
    companyId: textFilter(10),
  },
  sortable: ['companyName', 'creditScore', 'submitTime', 'createTime'],
} as const;

/** How many milliseconds before its end a qualification is marked: 90 days, as in the reminders to suppliers. */
const warningMs = 90 * 24 * 3600_000;

function Expiry({ qualificationExpireDate: date }: Pick<Supplier, 'qualificationExpireDate'>) {
  const t = useT();
  if (date === null) return '–';
  const left = Date.parse(date) - Date.now();
  return (
    <>
      <DateTime value={date} isDay /> {left < warningMs && <Tag>{t(left < 0 ? 'suppliers.expired' : 'suppliers.expiring')}</Tag>}
    </>
  );
}

function Kind({ supplierKind }: Pick<Supplier, 'supplierKind'>) {
  const t = useT();
  return supplierKind === null ? '–' : t(`suppliers.kind${supplierKind}`);
}

type SupplierColumn = Column<Supplier, Sort>;

const waiting: SupplierColumn = {
  header: 'suppliers.waiting',
  cell: ({ submitTime }) => <Waited since={submitTime} />,
  sort: 'submitTime',
  width: 88,
};
const registered: SupplierColumn = {
  header: 'suppliers.registered',
  cell: (row) => <DateTime value={row.createTime} isDay />,
  sort: 'createTime',
  width: 100,
};
const school: SupplierColumn = { header: 'suppliers.school', cell: (row) => row.schoolName, width: 96 };

const shared: SupplierColumn[] = [
  { header: 'suppliers.companyName', cell: (row) => row.companyName, sort: 'companyName', width: 180 },
  { header: 'suppliers.creditCode', cell: (row) => row.creditCode, width: 164 },
  { header: 'suppliers.supplierKind', cell: (row) => <Kind supplierKind={row.supplierKind} />, width: 72 },
  { header: 'suppliers.contact', cell: (row) => row.contactName, width: 68, isExtra: true },
  { header: 'suppliers.status', cell: (row) => <SupplierStatus status={row.status} />, card: 'status', width: 88 },
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
    width: 108,
  },
];

/** Columns for users who see the suppliers of one school. */
const schoolColumns: SupplierColumn[] = [...shared, registered];
/** Columns for users who see the suppliers of every school. The school takes the place of the registration date, which is optional. */
const platformColumns: SupplierColumn[] = [...shared, school, { ...registered, isExtra: true }];

/** Of those who wait for their review it counts how long, not since when they are registered. */
const waitingColumns: SupplierColumn[] = [...shared, waiting, { ...registered, isExtra: true }];
const platformWaitingColumns: SupplierColumn[] = [...shared, school, waiting, { ...registered, isExtra: true }];

/** The columns of a list. */
export function supplierColumns({ isPlatform, isWaiting }: { isPlatform: boolean; isWaiting: boolean }): SupplierColumn[] {
  if (isWaiting) return isPlatform ? platformWaitingColumns : waitingColumns;
  return isPlatform ? platformColumns : schoolColumns;
}
