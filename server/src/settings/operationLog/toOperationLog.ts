import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { isoTime } from '@campus-procurement/sdk/time';
import { type Language, type Params, say } from '#platform/i18n/language.ts';
import { zhCN } from '#platform/i18n/zhCN.ts';
import { firstCharacters } from '#platform/values/firstCharacters.ts';
import type { LogRow } from './logRows.ts';

/** Returns a row as the API shows it, with sentences in the reader's language. */
export function toOperationLog(row: LogRow, language: Language): Schemas['OperationLog'] {
  const { reason, reasonParams, time, operationId, code, ...shown } = row;
  const operation = operations[operationId];
  return {
    ...shown,
    time: isoTime(time),
    operationId,
    // Operations that were removed in a later version are shown by their ids.
    module: operation?.tag ?? 'removed',
    action: operation?.summary[language] ?? operationId,
    method: operation ? `${operation.method} ${operation.path}` : '',
    success: code === 0,
    code,
    errorMsg: sentence(reason, reasonParams, language),
  };
}

const operations: Record<string, (typeof contract)[OperationId] | undefined> = contract;
const maxLength = 500;

function sentence(reason: string | null, params: unknown, language: Language): string | null {
  if (reason === null || !Object.hasOwn(zhCN.failure, reason)) return null;
  const text = say(language, 'failure', reason as keyof typeof zhCN.failure, (params ?? {}) as Params);
  return firstCharacters(text, maxLength);
}
