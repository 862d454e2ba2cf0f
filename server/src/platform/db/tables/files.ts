import type { Schemas } from '@campus-procurement/sdk';
import type { Generated } from 'kysely';

/** An uploaded file. It never changes; its content is in the file store. */
export interface FileTable {
  companyId: string;
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** Detected from the content. */
  contentType: Schemas['FileContentType'];
  sha256: string;
  bizType: Schemas['FileBizType'];
  storageKey: string;
  createTime: Date;
  /** Id of the user who uploaded it. */
  createBy: string;
  createByName: string;
}

/** A row that uses a file: users who may read the row may read the file. Unused files are deleted after a day. */
interface FileUseTable {
  fileCompanyId: string;
  fileId: string;
  entity: string;
  companyId: string;
  rowId: string;
}

/** Keys that the server signs with, created once for all servers. */
interface SigningKeyTable {
  purpose: 'fileAddress' | 'device';
  key: string;
}

/** A content in the folder of this database. The row exists from before the first byte is written until the content is deleted. */
interface StoredContentTable {
  storageKey: string;
  createTime: Generated<Date>;
}

/** One row: the identity of this database. The mark in its folder of uploaded files repeats it. */
interface InstallationTable {
  id: number;
  identity: string;
  /** The cluster and the database in it; null until the first start, and in an embedded database. */
  place: string | null;
}

export interface FileTables {
  file: FileTable;
  fileUse: FileUseTable;
  signingKey: SigningKeyTable;
  storedContent: StoredContentTable;
  installation: InstallationTable;
}
