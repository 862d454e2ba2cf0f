import type { Kysely } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';

/**
 * Returns the values of character parameters that apply in a school: its own, else the defaults. Keys that are unknown or disabled are
 * absent.
 */
export async function characterValuesOf(db: Kysely<Tables>, companyId: string, keys: string[]): Promise<Record<string, string>> {
  const rows = await db
    .selectFrom('characterParameter as parameter')
    .leftJoin('characterValue as own', (join) =>
      join.onRef('own.paramKey', '=', 'parameter.paramKey').on('own.companyId', '=', companyId),
    )
    .select((eb) => ['parameter.paramKey', eb.fn.coalesce('own.paramValue', 'parameter.paramValue').as('paramValue')])
    .where('parameter.paramKey', 'in', keys)
    .where('parameter.status', '=', 'ENABLED')
    .execute();
  return Object.fromEntries(rows.map(({ paramKey, paramValue }) => [paramKey, paramValue]));
}
