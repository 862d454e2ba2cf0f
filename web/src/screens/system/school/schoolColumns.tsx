import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { NameCell } from '#ui/table/NameCell.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';

type School = Schemas['School'];

export const loginModes = ['LOCAL', 'CAS', 'TICKET'] as const;
/** Days before the end of a service from which it is marked. */
export const endsSoonDays = 30;

function State({ status }: { status: School['status'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.school[status]}>{t(`schools.status${status}`)}</StatusPill>;
}

function ModeName({ mode }: { mode: School['loginMode'] }) {
  return useT()(`schools.mode${mode}`);
}

function Period({ school: { serviceStartDate, serviceEndDate } }: { school: School }) {
  const t = useT();
  // No service period has been agreed yet.
  if (serviceStartDate === null && serviceEndDate === null) return '–';
  const daysLeft = serviceEndDate === null ? null : (Date.parse(serviceEndDate) - Date.now()) / 86_400_000;
  const period = (
    <>
      <DateTime value={serviceStartDate} isDay /> – <DateTime value={serviceEndDate} isDay />
    </>
  );
  return (
    <NameCell name={period}>
      {daysLeft !== null && daysLeft > -1 && daysLeft <= endsSoonDays && <Tag>{t('schools.endsSoonTag')}</Tag>}
    </NameCell>
  );
}

export const schoolColumns: Column<School, 'schoolName' | 'serviceEndDate'>[] = [
  { header: 'schools.name', cell: ({ schoolName }) => schoolName, sort: 'schoolName', width: 128 },
  { header: 'schools.id', cell: ({ companyId }) => companyId, width: 76 },
  { header: 'schools.code', cell: ({ schoolCode }) => schoolCode, width: 84 },
  { header: 'schools.status', cell: ({ status }) => <State status={status} />, card: 'status', width: 100 },
  { header: 'schools.loginMode', cell: ({ loginMode }) => <ModeName mode={loginMode} />, width: 92 },
  { header: 'schools.period', cell: (school) => <Period school={school} />, sort: 'serviceEndDate', width: 200 },
  { header: 'schools.users', cell: ({ userCount }) => <Numeral value={userCount} />, width: 76, align: 'end' },
  { header: 'schools.contact', cell: ({ contactName, contactPhone }) => `${contactName} ${contactPhone}`, width: 130 },
];
