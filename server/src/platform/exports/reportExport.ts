import type { Readable } from 'node:stream';
import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import { saysPurchase } from '../auth/saysPurchase.ts';
import type { Reader } from '../context/context.ts';
import { Failure } from '../failure/failure.ts';
import { ContentTooLarge, type StoredContent } from '../files/fileStore.ts';
import { say } from '../i18n/language.ts';
import { inSchoolWords } from '../i18n/schoolWords.ts';
import { type Job, TaskError, type TaskKind, type TaskResult } from '../tasks/taskKind.ts';
import type { Cell } from './columns.ts';
import { csvFile } from './csvFile.ts';
import { type Asked, readerOf } from './readerOf.ts';
import { mostRows, type Report, type ReportRows, rowsAtOnce } from './report.ts';
import { xlsxFile } from './xlsxFile.ts';

/** The payload of an export task. */
export interface ExportPayload extends Asked {
  report: string;
  format: Schemas['ExportFormat'];
  filters: unknown;
}

/** The largest size that the table of files allows, in bytes. */
const mostBytes = 50 * 1024 * 1024;

const formats = {
  CSV: { write: csvFile, ending: 'csv', contentType: 'text/csv' },
  XLSX: {
    write: xlsxFile,
    ending: 'xlsx',
    contentType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  },
} as const;

/** The kind of task that writes a list to a file. */
export function reportExport(reports: Report<never>[]): TaskKind {
  const byName = new Map<string, Report<never>>(reports.map((report) => [report.name, report]));
  return {
    owner: 'school',
    schedule: null,
    maxRetry: 1,
    isSingular: false,
    permission: null,
    async run(job) {
      const payload = job.payload as ExportPayload;
      const report = byName.get(payload.report);
      if (!report) throw new Error(`There is no report ${payload.report}`);
      return inSchoolWords(await saysPurchase(job.companyId, job.db), () => make(report, payload, job));
    },
  };
}

/** Makes the file. A retry starts from the beginning: a file that no task names is deleted later. */
async function make(report: Report<never>, payload: ExportPayload, job: Job): Promise<TaskResult> {
  const reader = await readerOf(job, payload);
  if (!reader?.session.permissions.has(report.permission)) throw new TaskError('exportForbidden');
  const rows = await opened(report, payload, { ...reader, db: job.reports });
  const total = await rows.count(mostRows);
  const progress = { rows: 0 };
  const { write } = formats[payload.format];
  const content = write(report.columns, pagesOf(rows, total, progress, job), reader.language);
  const stored = await store(content, job);
  const fileId = await nameFile(stored, report, payload.format, reader);
  return { key: 'exported', params: progress, fileId };
}

/** Opens the list; if the list refuses the reader, the export fails. */
async function opened(report: Report<never>, { filters }: ExportPayload, reader: Reader): Promise<ReportRows> {
  try {
    return await report.open(filters as never, reader);
  } catch (error) {
    if (error instanceof Failure) throw new TaskError('exportForbidden', {}, { cause: error });
    throw error;
  }
}

/** Yields the rows in pages. The total grows with the rows read, because others may insert rows meanwhile. */
async function* pagesOf(rows: ReportRows, total: number, progress: { rows: number }, job: Job): AsyncGenerator<Cell[][]> {
  let place: Parameters<ReportRows['next']>[0] = null;
  do {
    await job.checkpoint(progress.rows, Math.max(total, progress.rows));
    const { cells, last }: Awaited<ReturnType<ReportRows['next']>> = await rows.next(place, rowsAtOnce);
    progress.rows += cells.length;
    if (progress.rows > mostRows) throw new TaskError('exportTooLarge', { limit: mostRows });
    place = last;
    yield cells;
  } while (place !== null);
  await job.checkpoint(progress.rows, progress.rows);
}

async function store(content: Readable, { files, signal }: Job): Promise<StoredContent> {
  try {
    return await files.write(content, mostBytes, signal);
  } catch (error) {
    if (error instanceof ContentTooLarge)
      throw new TaskError('exportTooBig', { limit: mostBytes / 1024 / 1024 }, { cause: error });
    throw error;
  }
}

/** Inserts the file, owned by the user who started the export. No row uses it, so it is deleted after a day. */
async function nameFile(
  { key, size, sha256 }: StoredContent,
  { name }: Report<never>,
  format: ExportPayload['format'],
  { db, now, language, session }: Reader,
): Promise<string> {
  const { ending, contentType } = formats[format];
  const id = newId();
  const moment = isoTime(now).slice(0, 16).replaceAll(/[-:]/g, '').replace('T', '-');
  await db
    .insertInto('file')
    .values({
      companyId: session.companyId,
      id,
      fileName: `${say(language, 'report', name)} ${moment}.${ending}`,
      fileSize: size,
      contentType,
      sha256,
      bizType: 'EXPORT',
      storageKey: key,
      createTime: now,
      createBy: session.userId,
      createByName: session.userName,
    })
    .execute();
  return id;
}
