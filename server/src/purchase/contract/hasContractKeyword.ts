import { type RawBuilder, type SqlBool, sql } from 'kysely';
import { hasKeyword } from '#platform/lists/keyword.ts';

/** What is indexed of a contract. A draft has no number. */
const indexed = sql`coalesce(contract.contract_code, '') || ' ' || contract.contract_name || ' ' || contract.party_b`;

/** A condition: number, name or supplier of a contract have a keyword, as in `hasKeyword`. */
export const hasContractKeyword = (keyword: string): RawBuilder<SqlBool> =>
  hasKeyword(['contract.contractCode', 'contract.contractName', 'contract.partyB'], keyword, indexed);
