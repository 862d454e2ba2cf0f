import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Refunds that are reversed, because the bank has returned them or they were registered by mistake. The cards pay them again. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table refund_reversal (
    company_id varchar(10) not null,
    refund_id text not null,
    reversal_date date not null,
    reason varchar(300) not null,
    create_time timestamptz(3) not null,
    create_by_name varchar(50),
    primary key (company_id, refund_id),
    foreign key (company_id, refund_id) references claim_refund on delete cascade
  )`.execute(db);
  await allowAlso(db, 'expenditure_flow', 'expenditure_flow_flow_type_check', 'REVERSE_REFUND');
}
