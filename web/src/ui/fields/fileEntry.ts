import type { Schemas } from '@campus-procurement/sdk';

/** A file in a form: kept by the server, or on its way there. */
export interface FileEntry {
  key: string;
  /** Null as long as it is being uploaded. */
  id: string | null;
  fileName: string;
  /** Bytes. */
  fileSize: number;
  contentType: string | null;
  /** Where it can be read from, if that is known. */
  url: string | null;
}

type Kept = Pick<Schemas['FileInfo'], 'id' | 'fileName' | 'fileSize' | 'contentType'>;

/** A file that the server has. */
export function entryOf({ id, fileName, fileSize, contentType, url = null }: Kept & { url?: string | null }): FileEntry {
  return { key: id, id, fileName, fileSize, contentType, url };
}

/** The ids of those that the server has. */
export function idsOf(entries: readonly FileEntry[]): string[] {
  return entries.flatMap(({ id }) => (id === null ? [] : [id]));
}

/** What may be uploaded; the server has the last word. */
export interface Allowance {
  endings: readonly string[];
  megabytes: number;
}

export const pictureEndings = ['png', 'jpg', 'jpeg'];
const anything: Allowance = { endings: ['pdf', 'docx', 'xlsx', 'doc', 'xls', ...pictureEndings, 'zip'], megabytes: 50 };

/** What the description of `uploadFile` says of each purpose. */
const allowances: Partial<Record<Schemas['UploadBizType'], Allowance>> = {
  PRODUCT: { endings: pictureEndings, megabytes: 10 },
  SCHOOL: { endings: pictureEndings, megabytes: 10 },
  COMPANY: { endings: [...pictureEndings, 'pdf'], megabytes: 10 },
};

export function allowanceOf(bizType: Schemas['UploadBizType']): Allowance {
  return allowances[bizType] ?? anything;
}

/** What stands behind the last dot of a name, in lower case. */
export function endingOf(fileName: string): string {
  return (/\.([^.]+)$/.exec(fileName)?.[1] ?? '').toLowerCase();
}
