import type { Schemas } from '@campus-procurement/sdk';
import { startOfDay } from '@campus-procurement/sdk/time';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { daysSince } from '#ui/date/daysSince.ts';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import type { Column } from '#ui/table/Column.ts';
import { TwoLines } from '#ui/text/TwoLines.tsx';

type Apply = Schemas['SharedApply'];

function Status({ apply: { status, overdue, expectReturnDate } }: { apply: Apply }) {
  const t = useT();
  if (overdue && expectReturnDate) {
    return (
      <StatusPill meaning="bad">
        {t('sharing.overdue', { days: daysSince(startOfDay(expectReturnDate).toISOString()) })}
      </StatusPill>
    );
  }
  return <StatusPill meaning={meanings.sharedApply[status]}>{t(`sharing.status${status}`)}</StatusPill>;
}

function Quantity({ apply: { quantity, approvedQuantity, returnedQuantity, unit } }: { apply: Apply }) {
  const t = useT();
  const approved = approvedQuantity && t('sharing.approvedOf', { count: approvedQuantity });
  const returned = returnedQuantity === '0' ? null : t('sharing.returnedOf', { count: returnedQuantity });
  return <TwoLines first={`${quantity} ${unit}`} second={[approved, returned].filter(Boolean).join(' · ')} isEnd />;
}

/** Who asks for it; somebody who has left is told apart. */
function Applicant({ apply: { applicantName, applyDeptName, applicantLeft } }: { apply: Apply }) {
  const t = useT();
  return <TwoLines first={applicantName} second={applicantLeft ? t('sharing.hasLeft') : applyDeptName} />;
}

function Until({ apply: { expectReturnDate } }: { apply: Apply }) {
  const t = useT();
  return expectReturnDate ? <DateTime value={expectReturnDate} isDay /> : t('sharing.noReturn');
}

export const applyColumns: Column<Apply, never>[] = [
  { header: 'sharing.goods', cell: ({ itemName, applyCode }) => <TwoLines first={itemName} second={applyCode} />, width: 150 },
  { header: 'sharing.status', cell: (apply) => <Status apply={apply} />, width: 92, card: 'status' },
  { header: 'sharing.asked', cell: (apply) => <Quantity apply={apply} />, width: 110, align: 'end', card: 'fact' },
  {
    header: 'sharing.applicant',
    cell: (apply) => <Applicant apply={apply} />,
    width: 110,
  },
  {
    header: 'sharing.owner',
    cell: ({ ownerDeptName, warehouseName }) => <TwoLines first={ownerDeptName} second={warehouseName} />,
    width: 120,
  },
  { header: 'sharing.until', cell: (apply) => <Until apply={apply} />, width: 96 },
  { header: 'sharing.purpose', cell: ({ purpose }) => purpose, width: 130, card: 'none' },
  { header: 'sharing.created', cell: ({ createTime }) => <DateTime value={createTime} isDay />, width: 92, card: 'none' },
];
