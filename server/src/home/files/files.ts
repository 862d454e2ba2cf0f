import { createHmac } from 'node:crypto';
import { Readable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Input, Schemas } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import { countInWindow } from '#platform/auth/windowLimit.ts';
import type { Context, ServerHandlers } from '#platform/context/context.ts';
import { sealed } from '#platform/contract/handlerMarks.ts';
import { Failure, invalid, tooManyAttempts } from '#platform/failure/failure.ts';
import { type AskedAddress, refuseBadAddress } from '#platform/files/fileAddress.ts';
import { allowanceOf, type Content, contentTypeOf, endingOf } from '#platform/files/fileKinds.ts';
import { pictureSizeOf } from '#platform/files/pictureSize.ts';
import type { FileAnswer, ReceivedFile } from '#platform/files/receivedFile.ts';
import { toFileInfo } from '#platform/files/toFileInfo.ts';
import { openContent } from '#platform/sealing/sealedContent.ts';

/** Returns whether the caller may read a row that uses a file. */
export type FileOwner = (row: { companyId: string; rowId: string }, context: Context) => Promise<boolean>;

/** The files of quotes, which are sealed and in a table of their own. */
export interface QuoteFiles {
  isOne: (id: unknown) => boolean;
  keep: (
    arrived: { file: ReceivedFile; contentType: Schemas['FileContentType']; projectId: string },
    context: Context,
  ) => Promise<Schemas['FileInfo']>;
  describe: (id: string, context: Context) => Promise<Schemas['FileInfo']>;
  download: (asked: AskedAddress, context: Context) => Promise<FileAnswer>;
}

/** @param owners by entity, for each one that uses files */
export function files(owners: Record<string, FileOwner>, quoteFiles: QuoteFiles) {
  const { isOne, describe, download } = quoteFiles;
  const isOfQuote = ({ path }: { path: Record<string, unknown> }) => isOne(path.id);
  const getFileInfo = (input: Input<'getFileInfo'>, context: Context) =>
    isOne(input.path.id) ? describe(input.path.id, context) : getPlainInfo(owners, input, context);
  const downloadFile = ({ path: { id }, query }: Input<'downloadFile'>, context: Context) =>
    isOne(id) ? download({ id, ...query }, context) : downloadPlain({ id, ...query }, context);
  return {
    // Whoever uploads a file for a quote takes part, which nobody may learn.
    uploadFile: sealed(
      (input: Upload, context: Context) => uploadFile(quoteFiles, input, context),
      ({ form }) => form.bizType === 'QUOTE',
    ),
    getFileInfo: sealed(getFileInfo, isOfQuote),
    downloadFile: sealed(downloadFile, isOfQuote),
  } satisfies Partial<ServerHandlers>;
}

interface Upload {
  body: { bizType: Schemas['UploadBizType']; projectId?: string; file: ReceivedFile };
}

async function uploadFile(
  quoteFiles: QuoteFiles,
  { body: { bizType, projectId, file } }: Upload,
  context: Context,
): Promise<Schemas['FileInfo']> {
  const { db, now, session } = context;
  await refuseForeignPurpose(bizType, context);
  const isForQuote = bizType === 'QUOTE';
  if (isForQuote && projectId === undefined) throw invalid({ field: 'projectId', rule: 'required' });
  const contentType = await checked(bizType, file, context);
  await countUpload(isForQuote ? sealedCaller(context) : session.userId, context);
  if (isForQuote) return quoteFiles.keep({ file, contentType, projectId: String(projectId) }, context);
  const row = await db
    .insertInto('file')
    .values({
      companyId: session.companyId,
      id: newId(),
      fileName: file.fileName,
      fileSize: file.size,
      contentType,
      sha256: file.sha256,
      bizType,
      storageKey: file.key,
      createTime: now,
      createBy: session.userId,
      createByName: session.userName,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toFileInfo(row, context);
}

/** Purposes of files that belong to the user and need no role. */
const ownPurposes: Schemas['UploadBizType'][] = ['AVATAR', 'COMPANY', 'QUOTE'];

/** @throws Failure `chooseRole` without a role, or `invalid` with the rule `choice` for purposes that only suppliers have */
async function refuseForeignPurpose(bizType: Schemas['UploadBizType'], { db, session }: Context): Promise<void> {
  if (session.role === null && !ownPurposes.includes(bizType)) throw new Failure('chooseRole');
  if (bizType !== 'COMPANY' && bizType !== 'QUOTE') return;
  const { companyId, userId } = session;
  const supplier = await db
    .selectFrom('supplier')
    .select('id')
    .where((eb) => eb.and({ companyId, userId }))
    .executeTakeFirst();
  if (!supplier) throw invalid({ field: 'bizType', rule: 'choice' });
}

/** Uploads per user and hour, so that nobody fills the disk. Users without a role get fewer. */
const uploadsPerHour = { withRole: 200, withoutRole: 60 };

/** What uploads for quotes are counted by: who it is that takes part, the database must not say. Rounds have a limit of their own. */
function sealedCaller({ token }: Context): string {
  return createHmac('sha256', token).update('upload').digest('base64url');
}

/** Counts an upload. @throws Failure `tooManyAttempts` until the hour is over */
async function countUpload(who: string, { db, now, session }: Context) {
  const limit = session.role ? uploadsPerHour.withRole : uploadsPerHour.withoutRole;
  const window = { kind: 'user' as const, subject: `upload ${who}`, windowMs: 3600_000, limit };
  const { end, isCounted } = await countInWindow(db, window, now);
  if (!isCounted) throw tooManyAttempts(end, now);
}

/**
 * Returns the media type of an uploaded file if it may be stored.
 * @throws Failure `invalid` with the rule `emptyFile`, `maxLength`, `fileType`, `fileContent`, `fileSize`, `picture` or `pictureSize`
 */
async function checked(bizType: Schemas['UploadBizType'], file: ReceivedFile, context: Context) {
  const { fileName, size } = file;
  const { endings, megabytes, picture } = allowanceOf(bizType);
  const refusal = (rule: string, params = {}) => invalid({ field: 'file', rule, params });
  if (size === 0) throw refusal('emptyFile');
  if ([...fileName].length > longestName) throw refusal('maxLength', { limit: longestName });
  if (size > megabytes * 1024 * 1024) throw refusal('fileSize', { limit: megabytes });
  const ending = endingOf(fileName);
  if (!endings.includes(ending)) throw refusal('fileType', { allowed: endings.join(', ') });
  const content = await contentOf(file, context);
  const contentType = await contentTypeOf(fileName, content);
  if (contentType === null) throw refusal('fileContent', { ending });
  if (!contentType.startsWith('image/')) return contentType;
  const found = await pictureSizeOf(content, contentType);
  if (!found) throw refusal('picture');
  const { width, height } = found;
  const { side, megapixels } = picture;
  if (Math.max(width, height) > side || width * height > megapixels * 1e6) {
    throw refusal('pictureSize', { width, height, side, megapixels });
  }
  return contentType;
}

const longestName = 200;

/** The content of a received file. A sealed one is opened in memory only. */
async function contentOf({ key, contentKey }: ReceivedFile, { files: store }: Context): Promise<Content> {
  if (contentKey === null) return { path: store.pathOf(key) };
  return { bytes: await buffer(Readable.from(openContent(contentKey, store.read(key)))) };
}

async function getPlainInfo(
  owners: Record<string, FileOwner>,
  { path: { id } }: Input<'getFileInfo'>,
  context: Context,
): Promise<Schemas['FileInfo']> {
  const row = await context.db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { userId, role } = context.session;
  // Rows of other users need a role to be seen.
  const mayRead = row.createBy === userId || (role !== null && (await mayReadUser(owners, row, context)));
  if (!mayRead) throw new Failure('missing');
  return toFileInfo(row, context);
}

async function mayReadUser(owners: Record<string, FileOwner>, file: { companyId: string; id: string }, context: Context) {
  const uses = await context.db
    .selectFrom('fileUse')
    .select(['entity', 'companyId', 'rowId'])
    .where('fileCompanyId', '=', file.companyId)
    .where('fileId', '=', file.id)
    .execute();
  for (const { entity, ...row } of uses) {
    const mayRead = owners[entity];
    if (!mayRead) throw new Error(`Nobody knows who may read rows of ${entity}`);
    if (await mayRead(row, context)) return true;
  }
  return false;
}

async function downloadPlain(asked: AskedAddress, { db, now, files: store }: Context): Promise<FileAnswer> {
  const { id } = asked;
  await refuseBadAddress(db, asked, now);
  const row = await db.selectFrom('file').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Failure('missing');
  const { fileName, fileSize, contentType, storageKey } = row;
  const size = await store.sizeOf(storageKey);
  if (size !== fileSize) throw new Error(`The file store has ${size} instead of ${fileSize} bytes of file ${id}`);
  return { fileName, contentType, size, content: store.read(storageKey) };
}
