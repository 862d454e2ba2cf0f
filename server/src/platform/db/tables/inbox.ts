import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Params } from '../../i18n/language.ts';

interface InboxMessageTable {
  companyId: string;
  id: string;
  /** Null for a message to a bidder whose name is sealed. */
  userId: string | null;
  /** The mark of that bidder in its round. */
  bidderMark: Generated<string | null>;
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
