import type { Schemas } from '@campus-procurement/sdk';
import { fileTypeFromBuffer, fileTypeFromFile } from 'file-type';

type ContentType = Schemas['FileContentType'];

interface Kind {
  contentType: ContentType;
  /** The file name extensions of the kind. */
  endings: string[];
  /** The type detected in the content. The old formats of Word and Excel share a container. */
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

/** The files that may be uploaded for a purpose. */
interface Allowance {
  megabytes: number;
  endings: string[];
  picture: PictureLimit;
}

/** Limits for pictures: a small file may contain a picture that needs more memory than a browser has, four bytes per pixel. */
interface PictureLimit {
  /** The most pixels in width and in height. */
  side: number;
  /** The most pixels in all, in millions. */
  megapixels: number;
}

/** Portraits and emblems, which are shown beside names or on every page. */
const smallPicture: PictureLimit = { side: 8000, megapixels: 32 };
/** Includes long pictures that describe a whole product. */
const productPicture: PictureLimit = { side: 16_000, megapixels: 64 };
/** An A3 sheet at 600 dpi has 70 million pixels; a screenshot may be many times longer than wide. */
const scannedPicture: PictureLimit = { side: 30_000, megapixels: 150 };

const pictures = ['png', 'jpg', 'jpeg'];
/** Kinds of scanned documents. */
const scans = [...pictures, 'pdf'];
const anything: Allowance = { megabytes: 50, endings: kinds.flatMap(({ endings }) => endings), picture: scannedPicture };
const allowances: Partial<Record<Schemas['UploadBizType'], Allowance>> = {
  AVATAR: { megabytes: 2, endings: pictures, picture: smallPicture },
  PRODUCT: { megabytes: 10, endings: pictures, picture: productPicture },
  COMPANY: { megabytes: 10, endings: scans, picture: scannedPicture },
  QUOTE: { ...anything, megabytes: 20 },
  SCHOOL: { megabytes: 10, endings: pictures, picture: smallPicture },
};

export function allowanceOf(bizType: Schemas['UploadBizType']): Allowance {
  return allowances[bizType] ?? anything;
}

/** A content to be looked at: in the store, or in memory. */
export type Content = { path: string } | { bytes: Uint8Array };

/** Returns the media type of a file. Null if name and content do not match, or if files of the kind are not accepted. */
export async function contentTypeOf(fileName: string, content: Content): Promise<ContentType | null> {
  const ending = endingOf(fileName);
  const kind = kinds.find(({ endings }) => endings.includes(ending));
  if (!kind) return null;
  const found = 'bytes' in content ? await fileTypeFromBuffer(content.bytes) : await fileTypeFromFile(content.path);
  return found?.mime === kind.found ? kind.contentType : null;
}

/** Returns the text after the last dot of a name, in lower case. */
export function endingOf(fileName: string): string {
  return /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
}
