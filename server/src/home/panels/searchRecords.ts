import type { Input, Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { readPanels } from '#platform/panels/panel.ts';
import { type RecordSource, recordPanel } from '#platform/panels/recordSource.ts';

type Kind = Schemas['RecordKind'];

/** The source of each kind of record, in the order in which kinds are shown. */
export type RecordSources = Record<Kind, RecordSource>;

/** Searches all sources in one statement. */
export async function searchRecords(
  sources: RecordSources,
  { query: { keyword } }: Input<'searchRecords'>,
  context: Context,
): Promise<Schemas['RecordGroup'][]> {
  const kinds = Object.keys(sources) as Kind[];
  // Columns have names in camel case, which kinds have not.
  const panels = kinds.map((kind, at) => [`kind${at}`, recordPanel(sources[kind], keyword)] as const);
  const found = Object.values(await readPanels(Object.fromEntries(panels), context));
  return kinds.flatMap((kind, at) => (found[at]?.hits.length ? [{ kind, ...found[at] }] : []));
}
