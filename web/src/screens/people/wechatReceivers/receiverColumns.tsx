import { useApiMutation } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { Switch } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import type { Column } from '#ui/table/Column.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import { receiverName } from '../wechatBinding/receiverName.ts';

export type Receiver = Schemas['WechatReceiver'];
type ReceiverColumn = Column<Receiver, 'bindTime' | 'nickName'>;

const isBound = ({ bindStatus }: Receiver) => bindStatus === 'BOUND';

function PushSwitch({ receiver }: { receiver: Receiver }) {
  const t = useT();
  const change = useApiMutation('updateWechatPushState', {
    optimistic: {
      queryWechatReceiverPage: (page, { body }) => ({
        ...page,
        records: page.records.map((row) => (row.id === body.id ? { ...row, pushState: body.pushState } : row)),
      }),
    },
  });
  const { id, version, pushState } = receiver;
  if (!isBound(receiver)) return '–';
  return (
    <Switch
      checked={pushState}
      // Not disabled while saving, because that would remove the focus.
      onChange={() => change.isPending || change.mutate({ body: { id, version, pushState: !pushState } })}
      aria-label={t('wechat.pushOf', { name: receiverName(receiver) })}
    />
  );
}

function Scenes({ receiver }: { receiver: Receiver }) {
  const t = useT();
  if (!isBound(receiver)) return '–';
  const count = t('wechat.scenesOf', { count: receiver.sceneCount });
  return <TextLink to={`/weixin-message-manage?receiverId=${receiver.id}`}>{count}</TextLink>;
}

function LanguageName({ language }: { language: Receiver['language'] }) {
  return useT()(`wechat.${language}`);
}

function BindState({ receiver }: { receiver: Receiver }) {
  const t = useT();
  return isBound(receiver) ? (
    <StatusPill meaning={meanings.binding.BOUND}>{t('wechat.statusBOUND')}</StatusPill>
  ) : (
    <StatusPill meaning={meanings.binding.CANCELLED}>{t('wechat.statusCANCELLED')}</StatusPill>
  );
}

/** Columns for users who see only their own receivers. */
export const ownColumns: ReceiverColumn[] = [
  { header: 'wechat.nickName', cell: ({ nickName }) => nickName ?? '–', sort: 'nickName', width: 130 },
  { header: 'wechat.note', cell: ({ nickNameNotes }) => nickNameNotes ?? '–', width: 120 },
  { header: 'wechat.openId', cell: ({ openId }) => openId, width: 130 },
  { header: 'wechat.bound', cell: ({ bindTime }) => <DateTime value={bindTime} />, sort: 'bindTime', width: 140 },
  { header: 'wechat.push', cell: (receiver) => <PushSwitch receiver={receiver} />, width: 70 },
  { header: 'wechat.language', cell: ({ language }) => <LanguageName language={language} />, width: 90 },
  { header: 'wechat.scenes', cell: (receiver) => <Scenes receiver={receiver} />, width: 90 },
  { header: 'wechat.status', cell: (receiver) => <BindState receiver={receiver} />, card: 'status', width: 90 },
];

/** Columns for users who also see receivers of others. The user takes the place of the WeChat id. */
export const managerColumns: ReceiverColumn[] = ownColumns.toSpliced(2, 1, {
  header: 'wechat.user',
  cell: ({ userName, deptName }) => `${userName} (${deptName})`,
  width: 164,
});
