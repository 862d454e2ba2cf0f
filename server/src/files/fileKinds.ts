import type { Schemas } from '@campus-procurement/sdk';
import { fileTypeFromFile } from 'file-type';

type ContentType = Schemas['FileContentType'];

interface Kind {
  contentType: ContentType;
  /** The endings of a name that it may have. */
  endings: string[];
  /** What the content is found to be; the old formats of Word and Excel share a container. */
  found: string;
}

const ooxml = 'application/vnd.openxmlformats-officedocument';
const kinds: Kind[] = [
  same('application/pdf', 'pdf'),
  same(`${ooxml}.wordprocessingml.document`, 'docx'),
  same(`${ooxml}.spreadsheetml.sheet`, 'xlsx'),
  { contentType: 'application/msword', endings: ['doc'], found: 'application/x-cfb' },
  { contentType: 'application/vnd.ms-excel', endings: ['xls'], found: 'application/x-cfb' },
  same('image/png', 'png'),
  same('image/jpeg', 'jpg', 'jpeg'),
  same('application/zip', 'zip'),
];

function same(contentType: ContentType, ...endings: string[]): Kind {
  return { contentType, endings, found: contentType };
}

/** What may be uploaded for a purpose. */
interface Allowance {
  megabytes: number;
  endings: string[];
}

const pictures = ['png', 'jpg', 'jpeg'];
/** A scan. */
const scans = [...pictures, 'pdf'];
const anything: Allowance = { megabytes: 50, endings: kinds.flatMap(({ endings }) => endings) };
const allowances: Partial<Record<Schemas['UploadBizType'], Allowance>> = {
  AVATAR: { megabytes: 2, endings: pictures },
  PRODUCT: { megabytes: 10, endings: pictures },
  COMPANY: { megabytes: 10, endings: scans },
  SCHOOL: { megabytes: 10, endings: pictures },
};

export function allowanceOf(bizType: Schemas['UploadBizType']): Allowance {
  return allowances[bizType] ?? anything;
}

/** The media type of a file whose name and content agree; null if they do not, or if it is of no kind that is taken. */
export async function contentTypeOf(fileName: string, path: string): Promise<ContentType | null> {
  const ending = endingOf(fileName);
  const kind = kinds.find(({ endings }) => endings.includes(ending));
  if (!kind) return null;
  const found = await fileTypeFromFile(path);
  return found?.mime === kind.found ? kind.contentType : null;
}

/** What stands behind the last dot of a name, in lower case. */
export function endingOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
