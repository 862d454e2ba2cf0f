import { useApiQuery, usePermission } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useState } from 'react';
import { withChosen } from '#ui/choices/withChosen.ts';

type Receiver = Schemas['WechatReceiver'];

const most = 50;
const choiceOf = ({ id, nickNameNotes, nickName, openId, userName }: Receiver) => ({
  value: id,
  label: `${nickNameNotes ?? nickName ?? openId} (${userName})`,
});

/**
 * Returns the bound receivers to choose from, the user's own first, and the selected one. Users who manage receivers of others find them by
 * typing.
 * @param wanted the id of the receiver to select; by default the newest of the user's own
 */
export function useReceivers(wanted: string | undefined) {
  const isManager = usePermission()('message:wechat:manage');
  const [keyword, setKeyword] = useState('');
  const bound = { bindStatus: 'BOUND', current: 1, size: most } as const;
  const own = useApiQuery('queryWechatReceiverPage', { query: { ...bound, own: true } });
  const found = useApiQuery(
    'queryWechatReceiverPage',
    { query: { ...bound, own: false, ...(keyword && { keyword }) } },
    { enabled: isManager, placeholderData: (before) => before },
  );
  const one = useApiQuery(
    'queryWechatReceiverPage',
    { query: { ...bound, id: wanted ?? '' } },
    { enabled: wanted !== undefined, placeholderData: (before) => before },
  );
  const asked = wanted === undefined ? own : one;
  const chosen = asked.data?.records[0];
  const choices = [...(own.data?.records ?? []), ...(found.data?.records ?? [])].map(choiceOf);
  return {
    choices: withChosen(choices, chosen ? [choiceOf(chosen)] : []),
    chosen,
    isPending: asked.isPending,
    error: asked.error,
    refetch: asked.refetch,
    onSearch: isManager ? setKeyword : undefined,
  };
}
