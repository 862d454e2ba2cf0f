import { type Kysely, sql } from 'kysely';

/** Accounts that the school has reviewed, and the account of a purchase as it was when it was decided whom the money goes to. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const statement of statements) await statement.execute(db);
}

const statements = [
  sql`alter table supplier
    add column reviewed_bank_name varchar(100),
    add column reviewed_bank_account varchar(40),
    add column account_review_time timestamptz(3)`,
  // What was paid to until now counts as reviewed.
  sql`update supplier set reviewed_bank_name = bank_name, reviewed_bank_account = bank_account,
      account_review_time = coalesce(audit_time, update_time)
    where bank_account is not null and status in ('APPROVED', 'FROZEN', 'BLACKLISTED')`,
  sql`alter table project
    add column payee_review_time timestamptz(3),
    add column payee_agreed_by_id text,
    add column payee_agreed_by_name varchar(50)`,
  sql`update project set payee_bank = supplier.reviewed_bank_name, payee_account = supplier.reviewed_bank_account,
      payee_review_time = supplier.account_review_time
    from supplier
    where supplier.company_id = project.company_id and supplier.id = project.payee_supplier_id
      and project.status not in ('DRAFT', 'RETURNED')`,
  sql`alter table project_payment
    add column payee_name varchar(100),
    add column payee_bank varchar(100),
    add column payee_account varchar(64)`,
];
