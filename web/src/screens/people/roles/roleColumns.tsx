import { usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import { Tag } from '#ui/status/Tag.tsx';
import type { Column } from '#ui/table/Column.ts';
import { Content } from '#ui/text/Content.tsx';
import { Numeral } from '#ui/text/Numeral.tsx';
import { TextLink } from '#ui/text/TextLink.tsx';
import classes from './roles.module.css';

export type Role = Schemas['Role'];

function RoleName({ role }: { role: Role }) {
  const t = useT();
  return (
    <span className={classes.name}>
      <Content>{role.roleName}</Content> {role.builtIn && <Tag>{t('roles.builtIn')}</Tag>}
    </span>
  );
}

function ScopeName({ scope }: { scope: Role['dataScope'] }) {
  return <span className={classes.scope}>{useT()(`roles.scope${scope}`)}</span>;
}

/** The number of users with the role. Links to them if the caller may see users. */
function Members({ role: { id, roleName, userCount } }: { role: Role }) {
  const t = useT();
  const count = <Numeral value={userCount} />;
  if (!usePermission()('system:user:read') || userCount === 0) return count;
  return (
    <TextLink to={`/user/page?roleId=${id}`} aria-label={t('roles.members', { name: roleName, count: userCount })}>
      {count}
    </TextLink>
  );
}

type RoleColumn = Column<Role, 'roleName' | 'roleCode' | 'userCount' | 'updateTime'>;

const school: RoleColumn = { header: 'roles.school', cell: (role) => role.companyName, width: 80 };

/** Columns for users who see the roles of one school. */
export const schoolColumns: RoleColumn[] = [
  { header: 'roles.name', cell: (role) => <RoleName role={role} />, sort: 'roleName', width: 144 },
  { header: 'roles.code', cell: (role) => <code className={classes.code}>{role.roleCode}</code>, sort: 'roleCode', width: 160 },
  { header: 'roles.dataScope', cell: (role) => <ScopeName scope={role.dataScope} />, width: 84 },
  { header: 'roles.users', cell: (role) => <Members role={role} />, sort: 'userCount', width: 84, align: 'end' },
  { header: 'roles.status', cell: (role) => <StatusBadge status={role.status} />, card: 'status', width: 76 },
  { header: 'roles.remark', cell: (role) => <span className={classes.remark}>{role.remark}</span>, width: 104 },
  { header: 'roles.updated', cell: (role) => <DateTime value={role.updateTime} isDay />, sort: 'updateTime', width: 100 },
];

/** Columns for users who see the roles of every school. */
export const platformColumns: RoleColumn[] = schoolColumns.toSpliced(5, 0, school);
