import type { Schemas } from '@campus-procurement/sdk';
import type { ColumnType, Generated } from 'kysely';
import type { Tracked } from '../columns.ts';
import type { Published } from './published.ts';

/** News, announcements, answers, guidelines and model cases. Rows of company '0' are visible to every school. */
interface ArticleTable extends Tracked, Published {
  companyId: string;
  id: string;
  channel: Schemas['ArticleChannel'];
  title: string;
  categoryCode: string | null;
  summary: string | null;
  /** Sanitised HTML. */
  content: string;
  source: string | null;
  author: string | null;
  top: boolean;
  popup: boolean;
  /** Codes of the roles that see the article; empty for all. */
  targetRoles: string[];
  /** Yuan, as a decimal string. */
  caseAmount: string | null;
  /** Per cent, as a decimal string. */
  caseSavingRate: string | null;
  steps: ColumnType<Schemas['ArticleStep'][], string, string>;
  sort: number;
  expireTime: Date | null;
  /** Number of users who have opened the article: one for each row of `articleView`. */
  viewCount: Generated<number>;
}

/** Records that a user has opened an article. */
interface ArticleViewTable {
  /** The school of the user. */
  companyId: string;
  userId: string;
  articleCompanyId: string;
  articleId: string;
  time: Date;
}

/** A file of an article: its cover or an attachment. */
interface ArticleFileTable {
  companyId: string;
  articleId: string;
  purpose: 'COVER' | 'ATTACHMENT' | 'PICTURE';
  /** Position among the attachments, or among the pictures of the text, from 0. */
  sort: number;
  fileCompanyId: string;
  fileId: string;
}

export interface ArticleTables {
  article: ArticleTable;
  articleFile: ArticleFileTable;
  articleView: ArticleViewTable;
}
