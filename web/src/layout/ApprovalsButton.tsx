import { useApiQuery, useServerMenu } from '@campus-procurement/hooks';
import { ActionIcon, Indicator } from '@mantine/core';
import { IconChecks } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import classes from './NotificationPanel.module.css';

/** The list of what waits for the user. */
const path = '/approval/my-apply';
/** Milliseconds between two counts. They do not renew the idle time of the session. */
const interval = 60_000;
const mostCounted = 99;

/** Leads to what waits for the user, with how much that is; nothing for roles whose menu does not hold that page. */
export function ApprovalsButton() {
  const t = useT();
  const isOffered = useServerMenu().entries.has(path);
  const waiting = useApiQuery(
    'countApprovalTasks',
    {},
    { enabled: isOffered, refetchInterval: interval, meta: { silent: true } },
  );
  if (!isOffered) return null;
  const count = waiting.data?.todo ?? 0;
  const label = count > 0 ? t('shell.approvalsWaiting', { count }) : t('shell.approvals');
  return (
    <Indicator
      inline
      disabled={count === 0}
      label={count > mostCounted ? `${mostCounted}+` : count}
      size={16}
      offset={5}
      color="red"
      classNames={{ indicator: classes.count }}
    >
      <ActionIcon component={Link} to={path} size={32} aria-label={label} title={label}>
        <IconChecks size={18} stroke={1.5} aria-hidden />
      </ActionIcon>
    </Indicator>
  );
}
