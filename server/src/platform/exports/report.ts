import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import type { Kysely } from 'kysely';
import type { Reader } from '../context/context.ts';
import type { Tables } from '../db/tables.ts';
import { type Language, say } from '../i18n/language.ts';
import type { Messages } from '../i18n/zhCN.ts';
import type { LongList } from '../lists/longList.ts';
import { platformId } from '../values/platform.ts';
import type { Cell, Column, Format, Words } from './columns.ts';

/** A larger export is refused, not cut off: an incomplete register that looks complete misleads. */
export const mostRows = 100_000;
/** Rows read at once, between two checkpoints, and so the most in memory. Decision 62: never more than 5,000. */
export const rowsAtOnce = 500;

/** A list that can be exported. */
export interface Report<Filters> {
  name: keyof Messages['report'];
  /** The permission code that the user needs when starting the export, and again when it is made. */
  permission: string;
  columns: Column[];
  /** Returns the rows that the reader sees and that match the filters, as the list shows them. */
  open(filters: Filters, reader: Reader): Promise<ReportRows>;
}

export interface ReportRows extends Pick<LongList<unknown>, 'count'> {
  next(...place: Parameters<LongList<unknown>['next']>): Promise<{ cells: Cell[][]; last: Place | null }>;
}

/** A list as far as a report reads it. */
type ReadRows<Item> = Pick<LongList<Item>, 'count' | 'next'>;

type Place = { companyId: string; id: string };

/** A format for each field that a part of the messages has a header for. */
type Formats<Item, Part extends keyof Messages> = {
  [Field in keyof Messages[Part]]: Field extends keyof Item ? Format<Item[Field]> : never;
};

/**
 * Makes a report of a list.
 * @param operation the operation that starts the export
 * @param part the part of the messages that holds the headers, by field
 * @param formats the formats of these fields, in the order of the columns
 */
export function report<Filters, Item, Part extends keyof Messages>(
  name: keyof Messages['report'],
  operation: OperationId,
  list: (filters: Filters, reader: Reader) => ReadRows<Item> | Promise<ReadRows<Item>>,
  part: Part,
  formats: Formats<Item, Part>,
): Report<Filters> {
  const columns = Object.entries(formats) as [keyof Item & keyof Messages[Part], Format<unknown>][];
  return {
    name,
    permission: String(contract[operation].permission),
    columns: columns.map(([field, { kind, width }]) => ({
      kind,
      width,
      label: (language: Language) => say(language, part, field),
    })),
    async open(filters, reader) {
      const rows = await list(filters, reader);
      const dictTypes = columns.flatMap(([, { dictType }]) => (dictType === undefined ? [] : [dictType]));
      const words = { language: reader.language, entries: await entriesOf(dictTypes, reader) };
      const cellsOf = (item: Item) => columns.map(([field, format]) => format.show(item[field], words));
      return {
        count: rows.count,
        async next(...place) {
          const { items, last } = await rows.next(...place);
          return { cells: items.map(cellsOf), last };
        },
      };
    },
  };
}

/** Returns the labels of dictionary entries, including disabled ones. An entry of the reader's school replaces the platform's. */
async function entriesOf(dictTypes: string[], { db, session, language }: Reader): Promise<Words['entries']> {
  if (dictTypes.length === 0) return new Map();
  const rows = await readEntries(db, dictTypes, [platformId, session.companyId]);
  const byType = Map.groupBy(rows, ({ dictType }) => dictType);
  const textOf = ({ dictLabel, dictLabelEn }: (typeof rows)[number]) => (language === 'en-US' && dictLabelEn) || dictLabel;
  return new Map([...byType].map(([type, entries]) => [type, new Map(entries.map((row) => [row.dictValue, textOf(row)]))]));
}

function readEntries(db: Kysely<Tables>, dictTypes: string[], companyIds: string[]) {
  return (
    db
      .selectFrom('dictEntry')
      .select(['dictType', 'dictValue', 'dictLabel', 'dictLabelEn'])
      .where('dictType', 'in', dictTypes)
      .where('companyId', 'in', companyIds)
      // The platform's first, so that those of the school replace them.
      .orderBy('companyId')
      .execute()
  );
}
