import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import type { Column } from '#ui/table/Column.ts';
import { Content } from '#ui/text/Content.tsx';
import classes from './users.module.css';

export type User = Schemas['User'];
export type UserSort = 'name' | 'account' | 'createTime' | 'lastLoginTime';

function DeptName({ user: { deptName, collegeName } }: { user: User }) {
  return (
    <span className={classes.two}>
      <Content>{deptName}</Content>
      {collegeName !== deptName && (
        <small>
          <Content>{collegeName}</Content>
        </small>
      )}
    </span>
  );
}

function RoleNames({ roles }: Pick<User, 'roles'>) {
  const t = useT();
  const names = roles.map(({ roleName }) => roleName);
  if (names.length === 0) return <span className={classes.none}>{t('users.noRole')}</span>;
  return (
    <span className={classes.roles} title={names.join('\n')}>
      <Content>{t('users.roleNames', { names })}</Content>
    </span>
  );
}

function SourceName({ source }: Pick<User, 'source'>) {
  return <span className={classes.word}>{useT()(`users.source${source}`)}</span>;
}

type UserColumn = Column<User, UserSort>;

const name: UserColumn = { header: 'users.name', cell: (user) => user.name, sort: 'name', width: 84 };
const account: UserColumn = { header: 'users.account', cell: (user) => user.account, sort: 'account', width: 108 };
const casId: UserColumn = { header: 'users.casId', cell: (user) => user.casId ?? '–', width: 108 };
const school: UserColumn = { header: 'users.school', cell: (user) => user.companyName, width: 96 };
const dept: UserColumn = { header: 'users.dept', cell: (user) => <DeptName user={user} />, width: 132 };
const roles: UserColumn = { header: 'users.roles', cell: (user) => <RoleNames roles={user.roles} />, width: 128 };
const phone: UserColumn = { header: 'users.phone', cell: (user) => user.phone ?? '–', width: 108 };
const status: UserColumn = {
  header: 'users.status',
  cell: (user) => <StatusBadge status={user.status} />,
  card: 'status',
  width: 72,
};
const source: UserColumn = { header: 'users.source', cell: (user) => <SourceName source={user.source} />, width: 84 };
const lastLogin: UserColumn = {
  header: 'users.lastLogin',
  cell: (user) => <DateTime value={user.lastLoginTime} />,
  sort: 'lastLoginTime',
  width: 140,
};
const created: UserColumn = {
  header: 'users.created',
  cell: (user) => <DateTime value={user.createTime} />,
  sort: 'createTime',
  width: 140,
};

/** Columns for users who see one school. */
const ofSchool = {
  school: [name, account, dept, roles, phone, status, source, lastLogin],
  automatic: [name, account, casId, dept, roles, status, source, created],
};

/** Columns for users who see every school. The school replaces the phone or the number. */
const ofPlatform = {
  school: [name, account, school, dept, roles, status, source, lastLogin],
  automatic: [name, account, school, dept, roles, status, source, created],
};

/** The columns of both lists of users. */
export const userColumns: Record<Schemas['UserInfo']['userType'], Record<'school' | 'automatic', UserColumn[]>> = {
  STAFF: ofSchool,
  SUPPLIER: ofSchool,
  PLATFORM: ofPlatform,
};
