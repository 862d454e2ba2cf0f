import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Params } from '../../i18n/language.ts';

interface InboxMessageTable {
  companyId: string;
  id: string;
  userId: string;
  sceneCode: Schemas['SceneCode'];
  /** Values for the sentences of the scene. */
  params: ColumnType<Params, string, never>;
  bizType: Schemas['InboxBizType'] | null;
  bizId: string | null;
  /** The user gets only one message for an occasion; null sets no limit. */
  occasion: Generated<string | null>;
  /** When the message was first read. */
  readTime: Date | null;
  createTime: Date;
}

export interface InboxTables {
  inboxMessage: InboxMessageTable;
}
