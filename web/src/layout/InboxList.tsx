import { useApiMutation, useInfiniteRows, useServerMenu } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Button, UnstyledButton } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { LoadingBlock } from '#ui/loading/LoadingBlock.tsx';
import { EmptyState } from '#ui/page/EmptyState.tsx';
import { ErrorState } from '#ui/page/ErrorState.tsx';
import { Content } from '#ui/text/Content.tsx';
import { messageAddress } from '#ui/text/contentAddress.ts';
import classes from './NotificationPanel.module.css';
import { OtherRoles } from './OtherRoles.tsx';

type Message = Schemas['InboxMessage'];

interface InboxListProps {
  unread: number;
  /** Called when the user opens the subject of a message. */
  onLeave: () => void;
}

/** The user's messages, newest first. Opening one marks it as read. */
export function InboxList({ unread, onLeave }: InboxListProps) {
  const t = useT();
  const inbox = useInfiniteRows('queryInboxMessagePage', { size: 20 });
  const mark = useApiMutation('markInboxMessagesRead');

  if (inbox.error && inbox.rows.length === 0) return <ErrorState error={inbox.error} onRetry={inbox.refetch} />;
  if (inbox.isPending) {
    return (
      <div className={classes.loading}>
        <LoadingBlock />
      </div>
    );
  }
  if (inbox.rows.length === 0) return <EmptyState text={t('shell.noMessages')} />;
  return (
    <>
      <ul className={classes.list}>
        {inbox.rows.map((message) => (
          <MessageItem
            key={message.id}
            message={message}
            onRead={() => mark.mutate({ body: { ids: [message.id] } })}
            onLeave={onLeave}
          />
        ))}
        {inbox.hasMore && (
          <li className={classes.older}>
            <Button variant="subtle" size="xs" loading={inbox.isFetching} onClick={inbox.loadMore}>
              {t('shell.olderMessages')}
            </Button>
          </li>
        )}
      </ul>
      {unread > 0 && (
        <div className={classes.actions}>
          <Button variant="subtle" size="xs" loading={mark.isPending} onClick={() => mark.mutate({ body: { all: true } })}>
            {t('shell.markAllRead')}
          </Button>
        </div>
      )}
    </>
  );
}

/** Of all roles together. */
const anyMenu = { has: () => true };

interface MessageItemProps {
  message: Message;
  onRead: () => void;
  onLeave: () => void;
}

function MessageItem({ message, onRead, onLeave }: MessageItemProps) {
  const t = useT();
  const [isOpen, setOpen] = useState(false);
  const address = messageAddress(message, useServerMenu().entries);
  const elsewhere = address === null ? messageAddress(message, anyMenu) : null;

  function toggle() {
    setOpen(!isOpen);
    if (!message.read) onRead();
  }

  return (
    <li className={classes.item} data-unread={!message.read || undefined}>
      <UnstyledButton className={classes.message} onClick={toggle} aria-expanded={isOpen}>
        <span className={classes.head}>
          {!message.read && <span className={classes.dot} role="img" aria-label={t('shell.unread')} />}
          <span className={classes.title}>
            <Content>{message.title}</Content>
          </span>
        </span>
        <span className={classes.content} data-open={isOpen || undefined}>
          <Content>{message.content}</Content>
        </span>
        <span className={classes.meta}>
          {message.sceneName} · <DateTime value={message.createTime} />
        </span>
      </UnstyledButton>
      {isOpen && address !== null && (
        <Link className={classes.open} to={address} onClick={onLeave}>
          {t('shell.openMessage')}
        </Link>
      )}
      {isOpen && elsewhere !== null && <OtherRoles address={elsewhere} onLeave={onLeave} />}
    </li>
  );
}
