import { endedTask, type SeedTask } from './endedTask.ts';
import { wechatSendLogs } from './wechat.ts';

/** One for each message that was pushed to the accounts of a school. */
export function pushTasks(): SeedTask[] {
  const pushes = Map.groupBy(wechatSendLogs(), ({ companyId, sceneCode, params, createTime }) =>
    [companyId, sceneCode, params, createTime.toISOString()].join(' '),
  );
  return [...pushes.values()].flatMap((logs, index) => {
    const [first] = logs;
    if (!first) return [];
    const { companyId, createTime: executeTime } = first;
    const sent = logs.filter(({ status }) => status === 'SENT').length;
    const end = { result: { key: 'wechatPushed', params: { sent } } };
    const due = { companyId, taskType: 'WECHAT_PUSH' as const, executeTime, maxRetry: 3 };
    return endedTask({ n: 1001 + index, seconds: 2, end }, { ...due, doneCount: logs.length, totalCount: logs.length });
  });
}
