import type { Schemas } from '@campus-procurement/sdk';
import type { Generated } from 'kysely';

/** An uploaded file. It never changes; its content lies in the file store. */
export interface FileTable {
  companyId: string;
  id: string;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  /** As found in the content. */
  contentType: Schemas['FileContentType'];
  sha256: string;
  bizType: Schemas['FileBizType'];
  storageKey: string;
  createTime: Date;
  /** Id of the user. */
  createBy: string;
  createByName: string;
}

/** A row that uses a file: whoever may read the row may read the file. A file without any is swept away after a day. */
interface FileUseTable {
  fileCompanyId: string;
  fileId: string;
  entity: string;
  companyId: string;
  rowId: string;
}

/** Keys that the server signs with, made once for all its instances. */
interface SigningKeyTable {
  purpose: 'fileAddress' | 'device';
  key: string;
}

/** A content that this database has put into its folder, from before its first byte until it is deleted. */
interface StoredContentTable {
  storageKey: string;
  createTime: Generated<Date>;
}

/** One row: who this database is. The mark in its folder of uploaded files says the same. */
interface InstallationTable {
  id: number;
  identity: string;
}

export interface FileTables {
  file: FileTable;
  fileUse: FileUseTable;
  signingKey: SigningKeyTable;
  storedContent: StoredContentTable;
  installation: InstallationTable;
}
