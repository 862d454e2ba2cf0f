import type { Input, Output } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';

/** The values in force for the session's school: its own, else the defaults. */
export async function queryCharacterValues(
  { body: keys }: Input<'queryCharacterValues'>,
  { db, session }: Context,
): Promise<Output<'queryCharacterValues'>> {
  const rows = await db
    .selectFrom('characterParameter as parameter')
    .leftJoin('characterValue as own', (join) =>
      join.onRef('own.paramKey', '=', 'parameter.paramKey').on('own.companyId', '=', session.companyId),
    )
    .select((eb) => ['parameter.paramKey', eb.fn.coalesce('own.paramValue', 'parameter.paramValue').as('paramValue')])
    .where('parameter.paramKey', 'in', keys)
    .where('parameter.status', '=', 'ENABLED')
    .execute();
  return Object.fromEntries(rows.map(({ paramKey, paramValue }) => [paramKey, paramValue]));
}
