import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import type { Column } from '#ui/table/Column.ts';
import { Content } from '#ui/text/Content.tsx';
import classes from './operationLog.module.css';

type Entry = Schemas['OperationLog'];
type LogColumn = Column<Entry, 'time'>;

/** The tags of the API description, which the log calls modules: those of purchases first. */
export const modules = [
  'projects',
  'bidding',
  'supplierBidding',
  'announcements',
  'approvals',
  'approvalConfig',
  'modifications',
  'contracts',
  'acceptances',
  'stock',
  'frameworks',
  'associations',
  'session',
  'home',
  'roles',
  'menus',
  'departments',
  'dictionary',
  'tasks',
  'characterParameters',
  'goodsCategories',
  'purchasingConfig',
  'company',
  'approvalComments',
  'contacts',
  'expenditure',
  'inbox',
  'operationLog',
  'users',
  'help',
  'articles',
  'documents',
  'wechat',
  'files',
  'products',
] as const;

export const moduleChoices = modules.map((value) => ({ value, label: `operationLog.module_${value}` as const }));

/** The name of a module, or its tag if the server is newer than this page. */
export function ModuleName({ name }: { name: string }) {
  const t = useT();
  const known = modules.find((module) => module === name);
  return known ? t(`operationLog.module_${known}`) : name;
}

export function Outcome({ entry: { success, code } }: { entry: Entry }) {
  const t = useT();
  if (success) return <StatusPill meaning={meanings.operation.DONE}>{t('operationLog.done')}</StatusPill>;
  return <StatusPill meaning={meanings.operation.REFUSED}>{t('operationLog.refusedWith', { code })}</StatusPill>;
}

function Two({ first, second }: { first: string; second: string | null }) {
  return (
    <span className={classes.two}>
      <Content>{first}</Content>
      {second && (
        <small>
          <Content>{second}</Content>
        </small>
      )}
    </span>
  );
}

/** Columns for users who see the log of one school. */
export const schoolColumns: LogColumn[] = [
  { header: 'operationLog.action', cell: ({ action, operationId }) => <Two first={action} second={operationId} />, width: 170 },
  { header: 'operationLog.module', cell: ({ module }) => <ModuleName name={module} />, width: 100 },
  {
    header: 'operationLog.user',
    cell: ({ userName, roleName }) => <Two first={userName ?? '–'} second={roleName} />,
    width: 110,
  },
  { header: 'operationLog.outcome', cell: (entry) => <Outcome entry={entry} />, card: 'status', width: 116 },
  {
    header: 'operationLog.reason',
    cell: ({ errorMsg }) => <span className={classes.reason}>{errorMsg ?? '–'}</span>,
    width: 130,
  },
  { header: 'operationLog.ip', cell: ({ ip }) => ip, width: 110 },
  { header: 'operationLog.time', cell: ({ time }) => <DateTime value={time} isExact />, sort: 'time', width: 160 },
];

/** Columns for users who see the log of every school. */
export const platformColumns: LogColumn[] = schoolColumns.toSpliced(3, 0, {
  header: 'operationLog.school',
  cell: ({ companyName }) => companyName,
  width: 84,
});
