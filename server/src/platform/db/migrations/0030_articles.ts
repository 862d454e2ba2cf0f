import { type Kysely, sql } from 'kysely';

/**
 * Articles of all channels, and which users have opened them. An article expires by its `expire_time`, so nothing has to run for that. Each
 * index serves one order of the lists, forwards and backwards.
 */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table article (
    company_id varchar(10) not null references company,
    id text not null,
    channel text not null check (channel in ('NEWS', 'SYSTEM_ANNOUNCEMENT', 'FAQ', 'GUIDELINE', 'LIGHTHOUSE')),
    title varchar(150) collate "C" not null check (title <> ''),
    category_code varchar(50) collate "C",
    summary varchar(300),
    content varchar(200000) not null check (content <> ''),
    source varchar(100),
    author varchar(50),
    top boolean not null,
    popup boolean not null,
    target_roles text[] not null,
    case_amount numeric(15,2) check (case_amount >= 0),
    case_saving_rate numeric(5,2) check (case_saving_rate between 0 and 100),
    steps jsonb not null check (jsonb_typeof(steps) = 'array'),
    sort integer not null check (sort between 0 and 9999),
    status text not null check (status in ('DRAFT', 'PUBLISHED', 'WITHDRAWN')),
    publish_time timestamptz(3),
    expire_time timestamptz(3),
    withdraw_reason varchar(200),
    view_count integer not null default 0 check (view_count >= 0),
    create_time timestamptz(3) not null default now(),
    create_by_name varchar(50),
    update_time timestamptz(3) not null default now(),
    update_by_name varchar(50),
    version integer not null default 1 check (version > 0),
    primary key (company_id, id),
    constraint article_published_check check ((status = 'DRAFT') = (publish_time is null)),
    constraint article_withdrawn_check check ((status = 'WITHDRAWN') = (withdraw_reason is not null)),
    constraint article_popup_check check (not popup or channel = 'SYSTEM_ANNOUNCEMENT'),
    constraint article_guideline_check check (steps = '[]' or channel = 'GUIDELINE'),
    constraint article_lighthouse_check check (channel = 'LIGHTHOUSE' or (case_amount is null and case_saving_rate is null))
  )`.execute(db);
  await sql`create index article_newest on article (company_id, channel, top, publish_time, id)`.execute(db);
  await sql`create index article_position on article (company_id, channel, top desc, sort, id)`.execute(db);
  await sql`create index article_published on article (company_id, channel, publish_time, id)`.execute(db);
  await sql`create index article_viewed on article (company_id, channel, view_count, id)`.execute(db);
  await sql`create index article_updated on article (company_id, channel, update_time, id)`.execute(db);
  // With data scope ALL, rows are looked up by id without a school.
  await sql`create index article_id on article (id)`.execute(db);
  // For checking whether a dictionary entry is in use.
  await sql`create index article_category on article (category_code)`.execute(db);
  await sql`create table article_view (
    company_id varchar(10) not null,
    user_id text not null,
    article_company_id varchar(10) not null,
    article_id text not null,
    time timestamptz(3) not null,
    primary key (company_id, user_id, article_company_id, article_id),
    constraint article_view_user_fkey foreign key (company_id, user_id) references app_user on delete cascade,
    constraint article_view_article_fkey foreign key (article_company_id, article_id) references article on delete cascade
  )`.execute(db);
  await sql`create index article_view_article on article_view (article_company_id, article_id)`.execute(db);
}
