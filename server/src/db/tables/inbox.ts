import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Params } from '../../i18n/language.ts';

interface InboxMessageTable {
  companyId: string;
  id: string;
  userId: string;
  sceneCode: Schemas['SceneCode'];
  /** Fill the sentences of the scene. */
  params: ColumnType<Params, string, never>;
  bizType: Schemas['InboxBizType'] | null;
  bizId: string | null;
  /** What its user gets it for once only; null sets no limit. */
  occasion: Generated<string | null>;
  /** When it was read first. */
  readTime: Date | null;
  createTime: Date;
}

export interface InboxTables {
  inboxMessage: InboxMessageTable;
}
