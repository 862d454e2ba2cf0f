import { dayMs, hourMs } from '@campus-procurement/sdk/time';
import { say } from '#platform/i18n/language.ts';
import type { Messages } from '#platform/i18n/zhCN.ts';
import { seedId } from '#reference/seedId.ts';
import { endedTask, type SeedTask } from './endedTask.ts';
import { noticeReaders, notices } from './noticeReaders.ts';
import { people } from './people.ts';
import { mainSchoolId } from './schools.ts';
import { seedTime } from './seedTime.ts';
import { suppliers } from './suppliers.ts';
import { roleByCode, users } from './users.ts';

const school = { companyId: mainSchoolId };

const daysAgo = (days: number, hours = 0) => new Date(seedTime.getTime() - days * dayMs + hours * hourMs);

/** What the schools had done in the last months: half by the clock, half because somebody asked for it. */
export function schoolTasks(): SeedTask[] {
  return [...reminders(861), ...casSyncs(881), ...noticesSent(901), ...registryFetches(921), ...exports(941)];
}

/** Every morning at seven. */
function reminders(first: number): SeedTask[] {
  return Array.from({ length: 20 }, (_, index) => {
    const executeTime = daysAgo(index, -2);
    const result = { key: 'expiryReminded', params: { sent: [4, 0, 0, 6, 0, 0, 2][index % 7] ?? 0 } };
    const due = { ...school, taskType: 'QUALIFICATION_EXPIRE' as const, executeTime, occasion: executeTime.toISOString() };
    return endedTask({ n: first + index, seconds: 1 + (index % 3), end: { result } }, { ...due, maxRetry: 3 });
  });
}

/** Every second week; once the authentication could not be reached. */
function casSyncs(first: number): SeedTask[] {
  const linked = users('').filter(({ companyId, source }) => companyId === mainSchoolId && source === 'CAS').length;
  return Array.from({ length: 10 }, (_, index) => {
    const result = { key: 'casSynced', params: { added: 0, updated: index % 2, disabled: 0, refused: 0 } };
    const end = index === 4 ? { error: { key: 'casUnreachable', params: {} } } : { result };
    const due = { ...school, taskType: 'SYNC_CAS' as const, executeTime: daysAgo(4 + index * 14, 0.3), maxRetry: 2 };
    const progress = index === 4 ? {} : { doneCount: linked, totalCount: linked };
    return endedTask(
      { n: first + index, seconds: 9 + index, end, by: index % 3 === 0 ? 115 : 102 },
      { ...due, isSingular: true, ...progress },
    );
  });
}

/** One for each announcement, when it was published. */
function noticesSent(first: number): SeedTask[] {
  return notices.map(({ companyId, id, title, publishTime, targetRoles, createByName }, index) => {
    const sent = noticeReaders({ companyId, targetRoles }).length;
    const end = { result: { key: 'noticeSent', params: { sent } } };
    const due = { companyId, taskType: 'SEND_NOTICE' as const, taskName: title, executeTime: publishTime, maxRetry: 3 };
    const about = { bizId: id, bizName: title, payload: JSON.stringify({ articleId: id }), doneCount: sent, totalCount: sent };
    const by = people.find(({ name }) => name === createByName)?.n;
    return endedTask({ n: first + index, seconds: 2, end, ...(by && { by }) }, { ...due, ...about });
  });
}

/** What the registry says of those who wait for a review. */
function registryFetches(first: number): SeedTask[] {
  const waiting = suppliers().filter(({ row }) => row.status === 'PENDING' && row.companyId === mainSchoolId);
  return waiting.map(({ row: { id, companyId, companyName, creditCode }, events }, index) => {
    const end = { result: { key: 'registryFetched', params: { creditCode } } };
    const executeTime = events[0]?.time ?? seedTime;
    const due = { companyId, taskType: 'FETCH_REGISTRY' as const, taskName: companyName, executeTime, maxRetry: 3 };
    const about = { bizId: id, bizName: companyName, payload: JSON.stringify({ supplierId: id }) };
    return endedTask({ n: first + index, seconds: 1 + (index % 3), end }, { ...due, ...about });
  });
}

type Export = [report: keyof Messages['report'], format: 'CSV' | 'XLSX', rows: number, by: number, days: number];

const exported: Export[] = [
  ['SUPPLIERS', 'XLSX', 166, 105, 3],
  ['EXPENDITURES', 'XLSX', 80, 106, 6],
  ['OPERATION_LOG', 'CSV', 1904, 110, 8],
  ['USERS', 'XLSX', 41, 102, 15],
  ['SUPPLIERS', 'CSV', 158, 123, 33],
  ['EXPENDITURES', 'CSV', 74, 106, 61],
  ['USERS', 'CSV', 37, 115, 96],
];

/** Their files were swept away after a day. */
function exports(first: number): SeedTask[] {
  return exported.map(([report, format, rows, by, days], index) => {
    const [roleCode, dept] = people.find(({ n }) => n === by)?.roles.split(/[ @]/) ?? [];
    const { roleCompanyId: companyId, roleId: id } = roleByCode(String(roleCode));
    const role = { companyId, id, deptId: seedId('dept', Number(dept)) };
    const payload = JSON.stringify({ report, format, language: 'zh-CN', filters: {}, role });
    const end = { result: { key: 'exported', params: { rows, total: rows } } };
    const taskName = say('zh-CN', 'exportName', 'task', { report: say('zh-CN', 'report', report) });
    const due = { ...school, taskType: 'REPORT_EXPORT' as const, taskName, maxRetry: 1 };
    const executeTime = daysAgo(days, 1 + index / 3);
    return endedTask(
      { n: first + index, seconds: 2, end, by },
      { ...due, executeTime, payload, doneCount: rows, totalCount: rows },
    );
  });
}
