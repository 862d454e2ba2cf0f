import { type Expression, type Kysely, type RawBuilder, sql } from 'kysely';
import type { Tables } from '../db/tables.ts';

/** Whether a school says 采购 instead of 竞价: by its own value, or else the default. */
export function saysPurchaseSql(companyId: Expression<string>): RawBuilder<boolean> {
  return sql<boolean>`coalesce((select coalesce(own.param_value, parameter.param_value) = 'Y' from character_parameter as parameter
    left join character_value as own on own.param_key = parameter.param_key and own.company_id = ${companyId}
    where parameter.param_key = 'JNUniversityCharacter' and parameter.status = 'ENABLED'), false)`;
}

/** The same of one school. */
export async function saysPurchase(companyId: string, db: Kysely<Tables>): Promise<boolean> {
  const { says } = await db.selectNoFrom(saysPurchaseSql(sql<string>`${companyId}`).as('says')).executeTakeFirstOrThrow();
  return says;
}
