import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { ColorTag } from '#ui/status/ColorTag.tsx';
import type { Column } from '#ui/table/Column.ts';
import classes from './operationLog.module.css';

type Entry = Schemas['OperationLog'];
type LogColumn = Column<Entry, 'time'>;

/** The tags of the description, which the log calls modules. */
export const modules = [
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

/** What a module is about; its name where the server has one that is newer than this page. */
export function ModuleName({ name }: { name: string }) {
  const t = useT();
  const known = modules.find((module) => module === name);
  return known ? t(`operationLog.module_${known}`) : name;
}

export function Outcome({ entry: { success, code } }: { entry: Entry }) {
  const t = useT();
  if (success) return <ColorTag color="green">{t('operationLog.done')}</ColorTag>;
  return <ColorTag color="red">{t('operationLog.refusedWith', { code })}</ColorTag>;
}

function Two({ first, second }: { first: string; second: string | null }) {
  return (
    <span className={classes.two}>
      {first}
      {second && <small>{second}</small>}
    </span>
  );
}

/** For those who see what has been done at one school. */
export const schoolColumns: LogColumn[] = [
  { header: 'operationLog.action', cell: ({ action, operationId }) => <Two first={action} second={operationId} />, width: 170 },
  { header: 'operationLog.module', cell: ({ module }) => <ModuleName name={module} />, width: 100 },
  {
    header: 'operationLog.user',
    cell: ({ userName, roleName }) => <Two first={userName ?? '–'} second={roleName} />,
    width: 110,
  },
  { header: 'operationLog.outcome', cell: (entry) => <Outcome entry={entry} />, width: 116 },
  {
    header: 'operationLog.reason',
    cell: ({ errorMsg }) => <span className={classes.reason}>{errorMsg ?? '–'}</span>,
    width: 130,
  },
  { header: 'operationLog.ip', cell: ({ ip }) => ip, width: 110 },
  { header: 'operationLog.time', cell: ({ time }) => <DateTime value={time} />, sort: 'time', width: 140 },
];

/** For those who see what has been done at every school. */
export const platformColumns: LogColumn[] = schoolColumns.toSpliced(3, 0, {
  header: 'operationLog.school',
  cell: ({ companyName }) => companyName,
  width: 84,
});
