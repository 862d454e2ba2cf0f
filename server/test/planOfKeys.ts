import { type Kysely, type KyselyPlugin, type RootOperationNode, sql } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/** The queries that were carried out, as the dialect compiles them; one that is remembered is made once and carried out often. */
export class QueryRecorder implements KyselyPlugin {
  readonly nodes: RootOperationNode[] = [];
  readonly #made = new WeakMap<object, RootOperationNode>();
  carriedOut = 0;
  /** The most rows that one of them has read. */
  mostRows = 0;

  transformQuery({ node, queryId }: Parameters<KyselyPlugin['transformQuery']>[0]): RootOperationNode {
    this.#made.set(queryId, node);
    return node;
  }

  async transformResult({ result, queryId }: Parameters<KyselyPlugin['transformResult']>[0]) {
    this.carriedOut += 1;
    this.mostRows = Math.max(this.mostRows, result.rows.length);
    const node = this.#made.get(queryId);
    if (node) this.nodes.push(node);
    return result;
  }
}

interface Plan {
  'Node Type': string;
  'Index Name'?: string;
  Plans?: Plan[];
}

/**
 * How the database would find the keys that the last recorded query with a limit asks for, in a table with very many rows: there it takes
 * any index before it sorts.
 * @param limit of that query; any if it is absent
 * @returns isAlone: it reads the index and not the table
 */
export async function planOfKeys(
  db: Kysely<Tables>,
  recorder: QueryRecorder,
  limit = '',
): Promise<{ index: string | undefined; sorts: boolean; isAlone: boolean }> {
  const plan = await planWithout(['seqscan', 'bitmapscan', 'sort', 'incremental_sort'], db, recorder, limit);
  const below = nodesOf(nodesOf(plan).find((node) => node['Node Type'] === 'Limit') ?? plan);
  const scan = below.find((node) => node['Index Name']);
  return {
    index: scan?.['Index Name'],
    sorts: below.some((node) => node['Node Type'].includes('Sort')),
    isAlone: scan?.['Node Type'] === 'Index Only Scan',
  };
}

/** The indexes by which it would find all rows that the last recorded query asks for, to sort them then. */
export async function indexesOfFound(db: Kysely<Tables>, recorder: QueryRecorder): Promise<string[]> {
  const plan = await planWithout(['seqscan', 'indexscan', 'indexonlyscan'], db, recorder);
  return nodesOf(plan)
    .flatMap((node) => node['Index Name'] ?? [])
    .sort();
}

async function planWithout(ways: string[], db: Kysely<Tables>, { nodes }: QueryRecorder, limit = ''): Promise<Plan> {
  const queries = nodes.map((node) => db.getExecutor().compileQuery(node, { queryId: 'plan' }));
  const query = queries.findLast(({ sql: text }) => new RegExp(`order by .* limit ${limit}`).test(text));
  if (!query) throw new Error('No page was read');
  return db.transaction().execute(async (trx) => {
    for (const way of ways) await sql`set local ${sql.raw(`enable_${way}`)} = off`.execute(trx);
    const { rows } = await trx.executeQuery<Record<string, [{ Plan: Plan }]>>({
      ...query,
      sql: `explain (format json) ${query.sql}`,
    });
    const [first] = Object.values(rows[0] ?? {});
    if (!first) throw new Error('No plan');
    return first[0].Plan;
  });
}

function nodesOf(plan: Plan): Plan[] {
  return [plan, ...(plan.Plans ?? []).flatMap(nodesOf)];
}
