import { type Kysely, sql } from 'kysely';

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
  // All kinds are named, because 0250 has left out REVERSE.
  await sql`alter table expenditure_flow drop constraint expenditure_flow_flow_type_check,
    add constraint expenditure_flow_flow_type_check check (flow_type in
      ('ADJUST', 'FREEZE', 'UNFREEZE', 'OCCUPY', 'RELEASE', 'PAY', 'REVERSE', 'REFUND', 'REVERSE_REFUND', 'CARRY'))`.execute(db);
}
