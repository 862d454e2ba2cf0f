import { useRecord } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { DateTime } from '#ui/date/DateTime.tsx';
import { Message } from '#ui/feedback/Message.tsx';
import { DetailDrawer } from '#ui/page/DetailDrawer.tsx';
import { Properties } from '#ui/page/Properties.tsx';
import { StatusBadge } from '#ui/status/StatusBadge.tsx';
import { PlainTable } from '#ui/table/PlainTable.tsx';
import type { User } from './userColumns.tsx';

/** All data of a user: contact, roles with departments, and the last login. */
export default function UserDrawer({ user, onClose }: { user: User; onClose: () => void }) {
  const t = useT();
  const detail = useRecord('getUserDetail', { path: { id: user.id } });
  return (
    <DetailDrawer title={user.name} query={detail} onClose={onClose}>
      {(found) => (
        <>
          {found.needChangePassword && <InitialPassword end={found.initialPasswordExpireTime} />}
          <Facts user={found} />
          <PlainTable
            caption={t('users.roles')}
            rows={found.roleDeptList}
            rowKey={({ roleId }) => roleId}
            columns={[
              { header: t('users.roles'), cell: ({ roleName }) => roleName },
              { header: t('users.grantedDepts'), cell: ({ deptList }) => t('common.list', { names: namesOf(deptList) }) },
            ]}
            empty={t('users.noRole')}
          />
        </>
      )}
    </DetailDrawer>
  );
}

/** Shows that the user still has an initial password, and when it expires. */
function InitialPassword({ end }: { end: string | null }) {
  const t = useT();
  const format = useFormat();
  if (end === null) return <Message tone="warning">{t('users.mustChange')}</Message>;
  const text = new Date(end) > new Date() ? 'users.mustChangeUntil' : 'users.mustChangeExpired';
  return <Message tone="warning">{t(text, { time: format.dateTime(end) })}</Message>;
}

const namesOf = (depts: readonly Schemas['DeptBrief'][]) => depts.map(({ deptName }) => deptName);

function Facts({ user }: { user: Schemas['UserDetail'] }) {
  const t = useT();
  const { deptName, collegeName } = user;
  return (
    <Properties
      items={[
        [t('users.account'), user.account],
        [t('users.status'), <StatusBadge key="status" status={user.status} />],
        [t('users.school'), user.companyName],
        [t('users.dept'), deptName === collegeName ? deptName : `${collegeName} / ${deptName}`],
        [t('users.phone'), user.phone ?? '–'],
        [t('users.email'), user.email ?? '–'],
        [t('users.gender'), t(`users.gender${user.gender}`)],
        [t('users.job'), user.job ?? '–'],
        [t('users.source'), t(`users.source${user.source}`)],
        [t('users.casId'), user.casId ?? '–'],
        [t('users.lastLogin'), <DateTime key="login" value={user.lastLoginTime} />],
        [t('users.lastLoginIp'), user.lastLoginIp ?? '–'],
        [t('users.created'), <DateTime key="created" value={user.createTime} />],
        [t('users.updated'), <DateTime key="updated" value={user.updateTime} />],
        [t('users.updatedBy'), user.updateByName ?? '–'],
      ]}
    />
  );
}
