import { type RawBuilder, sql } from 'kysely';
import { containing } from '#platform/lists/like.ts';

/** A condition: number, name or supplier of a contract contain the keyword. */
export function hasContractKeyword(keyword: string): RawBuilder<boolean> {
  const text = sql`lower(coalesce(contract.contract_code, '') || ' ' || contract.contract_name || ' ' || contract.party_b)`;
  return sql<boolean>`${text} like ${containing(keyword.toLowerCase())}`;
}
