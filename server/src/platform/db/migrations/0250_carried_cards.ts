import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Budget cards are carried over into the next year. The ledger tells it with what was available, which moves nothing. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table expenditure_flow drop constraint if exists expenditure_flow_amount_check,
    drop constraint if exists expenditure_flow_check,
    drop constraint expenditure_flow_biz_code_check,
    add constraint expenditure_flow_amount_check check (amount > 0 or flow_type = 'ADJUST' or (flow_type = 'CARRY' and amount = 0)),
    add constraint expenditure_flow_biz_code_check check ((biz_code is null) = (flow_type in ('ADJUST', 'CARRY')))`.execute(db);
  await allowAlso(db, 'expenditure_flow', 'expenditure_flow_flow_type_check', 'CARRY');
}
