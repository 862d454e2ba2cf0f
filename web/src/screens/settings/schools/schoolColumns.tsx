import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import type { Column } from '#ui/table/Column.ts';
import { Numeral } from '#ui/text/Numeral.tsx';

type School = Schemas['School'];

export const loginModes = ['LOCAL', 'CAS', 'TICKET'] as const;

function State({ status }: { status: School['status'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.school[status]}>{t(`schools.status${status}`)}</StatusPill>;
}

function ModeName({ mode }: { mode: School['loginMode'] }) {
  return useT()(`schools.mode${mode}`);
}

export const schoolColumns: Column<School, 'schoolName'>[] = [
  { header: 'schools.name', cell: ({ schoolName }) => schoolName, sort: 'schoolName', width: 128 },
  { header: 'schools.id', cell: ({ companyId }) => companyId, width: 76 },
  { header: 'schools.code', cell: ({ schoolCode }) => schoolCode, width: 84 },
  { header: 'schools.status', cell: ({ status }) => <State status={status} />, card: 'status', width: 100 },
  { header: 'schools.loginMode', cell: ({ loginMode }) => <ModeName mode={loginMode} />, width: 92 },
  { header: 'schools.users', cell: ({ userCount }) => <Numeral value={userCount} />, width: 76, align: 'end' },
  { header: 'schools.contact', cell: ({ contactName, contactPhone }) => `${contactName} ${contactPhone}`, width: 130 },
];
