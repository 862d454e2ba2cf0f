import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Content } from '#ui/text/Content.tsx';
import { portalHistory } from '../address/portalHistory.ts';
import { LoadState } from '../blocks/LoadState.tsx';
import { PageTurner } from '../blocks/PageTurner.tsx';
import { TickBox } from '../blocks/TickBox.tsx';
import { usePortalList } from '../blocks/usePortalList.ts';
import { usePortalTitle } from '../blocks/usePortalTitle.ts';

const size = 20;

/** What the supplier was told, the newest first; each leads to its purchase. */
export default function MessagesScreen() {
  const t = useT();
  const [current, turnTo] = useState(1);
  const [onlyUnread, setOnlyUnread] = useState(false);
  const list = usePortalList('queryInboxMessagePage', { query: { current, size, ...(onlyUnread && { read: false }) } });
  usePortalTitle(t('portal.messages'));
  return (
    <>
      <div className="po-bar">
        <h1 className="po-title">{t('portal.messages')}</h1>
        <TickBox
          checked={onlyUnread}
          onChange={(isOn) => {
            setOnlyUnread(isOn);
            turnTo(1);
          }}
        >
          {t('portal.onlyUnread')}
        </TickBox>
      </div>
      {!list.data ? (
        <LoadState error={list.error} onRetry={list.refetch} />
      ) : (
        <>
          {list.data.records.length === 0 && <p className="po-state">{t('portal.noMessages')}</p>}
          <ul className="po-list">
            {list.data.records.map((message) => (
              <Message key={message.id} message={message} />
            ))}
          </ul>
          <PageTurner current={current} size={size} total={list.data.total} onTurn={turnTo} />
        </>
      )}
    </>
  );
}

function Message({ message }: { message: Schemas['InboxMessage'] }) {
  const t = useT();
  const format = useFormat();
  const mark = useApiMutation('markInboxMessagesRead');
  const { id, title, content, createTime, read, bizType, bizId } = message;
  const purchase = bizType === 'PROJECT' ? bizId : null;

  function open() {
    if (!read) mark.mutate({ body: { ids: [id] } });
    if (purchase) portalHistory.go(`/purchases/${purchase}`);
  }

  return (
    <li data-unread={!read || undefined}>
      <button type="button" className="po-item" onClick={open}>
        <span className="po-row">
          <b>
            <Content>{title}</Content>
          </b>
          <time dateTime={createTime}>{format.dateTime(createTime)}</time>
        </span>
        <span>
          <Content>{content}</Content>
        </span>
        <small>
          {!read && <span>{t('portal.isUnread')} </span>}
          {purchase && <span className="po-act">{t('portal.openPurchase')}</span>}
        </small>
      </button>
    </li>
  );
}
