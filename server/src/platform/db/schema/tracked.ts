import { sql } from 'kysely';

/** The columns of `Tracked`, for tables whose rows people can change. */
export const tracked = sql`
  create_time timestamptz(3) not null default now(),
  create_by_name varchar(50),
  update_time timestamptz(3) not null default now(),
  update_by_name varchar(50),
  version integer not null default 1 check (version > 0)`;
