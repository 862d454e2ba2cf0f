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
  picture: PictureLimit;
}

/** A small file may hold a picture for which a browser has no memory: four bytes a pixel. */
interface PictureLimit {
  /** Most pixels of width and of height. */
  side: number;
  /** Most pixels in all, in millions. */
  megapixels: number;
}

/** Shown wherever somebody is named, or on every page. */
const smallPicture: PictureLimit = { side: 8000, megapixels: 32 };
/** Also long ones that tell all about a product. */
const productPicture: PictureLimit = { side: 16_000, megapixels: 64 };
/** A sheet of A3 at 600 dpi has 70 million, a long screenshot many times its width. */
const scannedPicture: PictureLimit = { side: 30_000, megapixels: 150 };

const pictures = ['png', 'jpg', 'jpeg'];
/** A scan. */
const scans = [...pictures, 'pdf'];
const anything: Allowance = { megabytes: 50, endings: kinds.flatMap(({ endings }) => endings), picture: scannedPicture };
const allowances: Partial<Record<Schemas['UploadBizType'], Allowance>> = {
  AVATAR: { megabytes: 2, endings: pictures, picture: smallPicture },
  PRODUCT: { megabytes: 10, endings: pictures, picture: productPicture },
  COMPANY: { megabytes: 10, endings: scans, picture: scannedPicture },
  SCHOOL: { megabytes: 10, endings: pictures, picture: smallPicture },
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
