import { Tabs } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useErrorNotices } from '#ui/feedback/errorNotices.ts';
import { ErrorNoticeList } from './ErrorNoticeList.tsx';
import { InboxList } from './InboxList.tsx';
import classes from './NotificationPanel.module.css';
import { OwnTaskList } from './OwnTaskList.tsx';

interface NotificationPanelProps {
  unread: number;
  /** Called when the user opens the subject of a message. */
  onLeave: () => void;
}

/** Tabs for the user's messages, tasks and errors. Default export, because it is loaded on demand. */
export default function NotificationPanel({ unread, onLeave }: NotificationPanelProps) {
  const t = useT();
  const errors = useErrorNotices();
  return (
    <Tabs defaultValue="messages" keepMounted={false}>
      <Tabs.List className={classes.tabs}>
        <Tabs.Tab value="messages">{t('shell.messages', { count: unread })}</Tabs.Tab>
        <Tabs.Tab value="tasks">{t('shell.tasks')}</Tabs.Tab>
        <Tabs.Tab value="errors">{t('shell.errors', { count: errors.length })}</Tabs.Tab>
      </Tabs.List>
      <Tabs.Panel value="messages">
        <InboxList unread={unread} onLeave={onLeave} />
      </Tabs.Panel>
      <Tabs.Panel value="tasks">
        <OwnTaskList />
      </Tabs.Panel>
      <Tabs.Panel value="errors">
        <ErrorNoticeList errors={errors} />
      </Tabs.Panel>
    </Tabs>
  );
}
