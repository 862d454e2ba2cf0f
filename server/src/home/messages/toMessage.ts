import type { Schemas } from '@campus-procurement/sdk';
import { grouped } from '@campus-procurement/sdk/texts';
import { isoTime, isoTimeOrNull } from '@campus-procurement/sdk/time';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { type Language, say } from '#platform/i18n/language.ts';
import { retold, withCommas } from '#platform/i18n/retold.ts';

export const messageColumns = ['id', 'sceneCode', 'params', 'bizType', 'bizId', 'readTime', 'createTime'] as const;

type Row = Pick<Selectable<Tables['inboxMessage']>, (typeof messageColumns)[number]>;

/** Returns a message as the API shows it, in the reader's language. */
export function toMessage({ params, ...row }: Row, language: Language): Schemas['InboxMessage'] {
  const { sceneCode, readTime, createTime } = row;
  return {
    ...row,
    title: say(language, 'messageTitle', sceneCode, params),
    content: say(language, 'messageContent', sceneCode, readable(params, language)),
    sceneName: say(language, 'messageScene', sceneCode),
    read: readTime !== null,
    readTime: isoTimeOrNull(readTime),
    createTime: isoTime(createTime),
  };
}

/** Amounts and reasons as people read them; the others are names. */
function readable(params: Row['params'], language: Language): Row['params'] {
  const { amount, reason } = params;
  return {
    ...params,
    ...(typeof amount === 'string' && { amount: grouped(amount) }),
    ...(typeof reason === 'string' && { reason: withCommas(retold(reason, language)) }),
  };
}
