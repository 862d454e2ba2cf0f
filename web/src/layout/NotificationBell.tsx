import { useApiQuery, useUser } from '@campus-procurement/hooks';
import { ActionIcon, Indicator, Popover } from '@mantine/core';
import { useDisclosure } from '@mantine/hooks';
import { IconBell } from '@tabler/icons-react';
import { Suspense, useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { errorNotices } from '#ui/feedback/errorNotices.ts';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import { ErrorBoundary } from '#ui/page/ErrorBoundary.tsx';
import classes from './NotificationPanel.module.css';

const NotificationPanel = lazyPart(() => import('./NotificationPanel.tsx'));

/** Milliseconds between two checks for new messages. They do not renew the idle time of the session. */
const interval = 60_000;
const mostCounted = 99;

/** A button with the number of unread messages. It opens the messages and the errors of this session. */
export function NotificationBell() {
  const t = useT();
  const { id } = useUser();
  const [isOpen, { toggle, close }] = useDisclosure();
  const unread = useApiQuery('countUnreadInboxMessages', {}, { refetchInterval: interval, meta: { silent: true } });
  const count = unread.data?.count ?? 0;
  const label = count > 0 ? t('shell.notificationsUnread', { count }) : t('shell.notifications');

  // Clears errors of another user or of an ended session.
  useEffect(() => errorNotices.clear, [id]);

  return (
    <Popover opened={isOpen} onDismiss={close} onClose={close} position="bottom-end" width={380} trapFocus returnFocus offset={4}>
      <Indicator
        inline
        disabled={count === 0}
        label={count > mostCounted ? `${mostCounted}+` : count}
        size={16}
        offset={5}
        color="red"
        classNames={{ indicator: classes.count }}
      >
        <Popover.Target>
          <ActionIcon size={32} onClick={toggle} aria-label={label} title={label}>
            <IconBell size={18} stroke={1.5} />
          </ActionIcon>
        </Popover.Target>
      </Indicator>
      <Popover.Dropdown className={classes.panel}>
        <ErrorBoundary>
          <Suspense fallback={<LoadingBlock />}>
            <NotificationPanel unread={count} onLeave={close} />
          </Suspense>
        </ErrorBoundary>
      </Popover.Dropdown>
    </Popover>
  );
}
