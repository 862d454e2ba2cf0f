import type { Generated, GeneratedAlways } from 'kysely';
import type { Status, Tracked } from '../columns.ts';

/** A document of the download centre. Rows of company '0' are visible to every school. */
interface DownloadDocTable extends Tracked {
  companyId: string;
  id: string;
  docName: string;
  docNameKey: GeneratedAlways<string>;
  /** A value of the dictionary type `doc_type`. */
  docType: string;
  docVersion: string | null;
  fileCompanyId: string;
  fileId: string;
  /** Codes of the roles that see the document; empty for all. */
  targetRoles: string[];
  sort: number;
  downloadCount: Generated<number>;
  status: Status;
}

export interface DocumentTables {
  downloadDoc: DownloadDocTable;
}
