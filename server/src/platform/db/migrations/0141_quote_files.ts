import { type Kysely, sql } from 'kysely';

/** Files of quotes: sealed on arrival, and in a table of their own, so that nothing that lists files can find them. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`create table bid_file (
    company_id varchar(10) not null,
    id text not null check (id like 'quote-%'),
    participant_id text not null,
    storage_key varchar(32) collate "C" not null unique,
    create_time timestamptz(3) not null,
    -- Name, kind, size, hash and the key of the content, sealed with the key of the round.
    sealed bytea not null,
    -- The same, from the opening of the technical part on.
    opened jsonb,
    primary key (company_id, id),
    foreign key (company_id, participant_id) references bid_participant on delete cascade
  )`.execute(db);
  await sql`create index bid_file_id on bid_file (id)`.execute(db);
  await sql`create index bid_file_participant on bid_file (company_id, participant_id)`.execute(db);
  await sql`create table bid_quote_file (
    company_id varchar(10) not null,
    quote_id text not null,
    no integer not null check (no between 1 and 10),
    file_id text not null,
    primary key (company_id, quote_id, no),
    foreign key (company_id, quote_id) references bid_quote on delete cascade,
    foreign key (company_id, file_id) references bid_file on delete cascade
  )`.execute(db);
  await sql`create index bid_quote_file_file on bid_quote_file (company_id, file_id)`.execute(db);
}
