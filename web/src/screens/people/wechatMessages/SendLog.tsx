import { useApiQuery, usePagedQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { sceneCodeValues, wechatSendStatusValues } from '@campus-procurement/sdk/values';
import { useT } from '#i18n/LanguageProvider.tsx';
import { DateTime } from '#ui/date/DateTime.tsx';
import { dateRangeFilter, timesOf } from '#ui/date/dateRange.ts';
import { choiceFilter, textFilter } from '#ui/search/listSearch.ts';
import { SearchLookup, SearchSelect } from '#ui/search/SearchBar.tsx';
import { SearchDates } from '#ui/search/SearchDates.tsx';
import { useListSearch } from '#ui/search/useListSearch.ts';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';
import type { Column } from '#ui/table/Column.ts';
import { ListBlock } from '#ui/table/ListBlock.tsx';
import { useReceivers } from './useReceivers.ts';

type Push = Schemas['WechatSendLog'];

const statusChoices = wechatSendStatusValues.map((value) => ({ value, label: `wechat.state${value}` as const }));
const searchSpec = {
  filters: {
    receiverId: textFilter(64),
    sceneCode: choiceFilter(...sceneCodeValues),
    status: choiceFilter(...wechatSendStatusValues),
    raised: dateRangeFilter,
  },
  sortable: ['createTime'],
} as const;
function State({ status }: { status: Push['status'] }) {
  return <StatusPill meaning={meanings.push[status]}>{useT()(`wechat.state${status}`)}</StatusPill>;
}

const ownColumns: Column<Push, 'createTime'>[] = [
  { header: 'wechat.title', cell: ({ title }) => title, width: 180 },
  { header: 'wechat.scene', cell: ({ sceneName }) => sceneName, width: 120 },
  { header: 'wechat.receiver', cell: ({ receiverName }) => receiverName ?? '–', width: 110 },
  { header: 'wechat.raised', cell: ({ createTime }) => <DateTime value={createTime} />, sort: 'createTime', width: 140 },
  { header: 'wechat.state', cell: ({ status }) => <State status={status} />, card: 'status', width: 90 },
  { header: 'wechat.sent', cell: ({ sendTime }) => <DateTime value={sendTime} />, width: 140 },
  { header: 'wechat.retries', cell: ({ retryTimes }) => retryTimes, width: 76, align: 'end' },
  { header: 'wechat.error', cell: ({ error }) => error ?? '–', width: 160 },
];
const managerColumns = ownColumns.toSpliced(2, 1, {
  header: 'wechat.receiver',
  cell: ({ receiverName, userName }) => `${receiverName ?? '–'} (${userName})`,
  width: 140,
});

/** The log of pushed messages, with those that WeChat refused. */
export function SendLog() {
  const t = useT();
  const isManager = usePermission()('message:wechat:manage');
  const search = useListSearch(searchSpec);
  const { raised, ...query } = search.query;
  const page = usePagedQuery('queryWechatSendLogPage', { ...query, ...timesOf('createTime', raised) }, { turn: search.turn });
  const { choices } = useReceivers(search.filters.receiverId);
  const subjects = useApiQuery('listMessageSceneSubjects');
  const scenes = (subjects.data ?? []).flatMap((subject) =>
    subject.scenes.map(({ sceneCode, sceneName }) => ({ value: sceneCode, label: sceneName })),
  );
  return (
    <ListBlock
      name="wechatLog"
      title="wechat.tab_log"
      page={page}
      search={search}
      columns={isManager ? managerColumns : ownColumns}
      rowName={({ title }) => title}
      empty={t('wechat.noLog')}
      filters={
        <>
          <SearchLookup search={search} name="receiverId" label="wechat.receiver" choices={choices} />
          <SearchLookup search={search} name="sceneCode" label="wechat.scene" choices={scenes} />
          <SearchSelect search={search} name="status" label="wechat.state" choices={statusChoices} />
          <SearchDates search={search} name="raised" label="wechat.raised" />
        </>
      }
    />
  );
}
