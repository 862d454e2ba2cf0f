import { type Kysely, sql } from 'kysely';
import { allowAlso } from '../schema/allowAlso.ts';

/** Who manages a goods category at a school, and lines that are made abroad. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_item add column imported boolean not null default false`.execute(db);
  await sql`create table goods_category_manager (
    company_id varchar(10) not null references company check (company_id <> '0'),
    -- The platform or the school itself.
    category_company_id varchar(10) not null,
    category_id text not null,
    user_ids jsonb,
    role_code varchar(32) collate "C",
    dept_id text,
    primary key (company_id, category_id),
    constraint goods_category_manager_check check (
      category_company_id in ('0', company_id)
      and (role_code is null) = (dept_id is null) and (user_ids is null) = (role_code is not null)),
    constraint goods_category_manager_category_fkey foreign key (category_company_id, category_id)
      references goods_category on delete cascade,
    constraint goods_category_manager_dept_fkey foreign key (company_id, dept_id) references dept
  )`.execute(db);
  await sql`create index goods_category_manager_category on goods_category_manager (category_company_id, category_id)`.execute(
    db,
  );
  await sql`create index goods_category_manager_dept on goods_category_manager (company_id, dept_id)`.execute(db);
  await allowAlso(db, 'approval_task', 'approval_task_kind_check', 'CATEGORY_MANAGER');
}
