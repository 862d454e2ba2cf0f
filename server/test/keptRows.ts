import { type Kysely, sql } from 'kysely';
import { changeAccess } from '#platform/auth/accessMemory.ts';
import type { Tables } from '#platform/db/tables.ts';

/** The version that servers remember facts by only ever goes on. */
const goesOn = 'access_version';

/**
 * Remembers all rows of a test's PostgreSQL database, in a schema beside it.
 * @returns puts them back, while servers are connected
 */
export async function keepRows(db: Kysely<Tables>): Promise<() => Promise<void>> {
  await sql
    .raw(
      `do $body$
declare
  one record;
  names text := '';
  fills text := '';
begin
  -- Rows refer to each other in circles.
  for one in select conrelid::regclass as place, conname from pg_constraint
      where contype = 'f' and connamespace = 'public'::regnamespace loop
    execute format('alter table %s alter constraint %I deferrable', one.place, one.conname);
  end loop;
  create schema kept;
  for one in select relname as name, string_agg(quote_ident(attname), ', ') as columns from pg_class
      join pg_attribute on attrelid = pg_class.oid and attnum > 0 and not attisdropped and attgenerated = ''
      where relkind = 'r' and relnamespace = 'public'::regnamespace and relname <> '${goesOn}' group by relname loop
    execute format('create table kept.%I as select %s from public.%I', one.name, one.columns, one.name);
    names := names || format(', public.%I', one.name);
    fills := fills || format('insert into public.%I (%s) select %s from kept.%I; ', one.name, one.columns, one.columns, one.name);
  end loop;
  execute format('create procedure kept.put_back() language sql as %L',
    'set constraints all deferred; truncate ' || substr(names, 3) || '; ' || fills);
end $body$`,
    )
    .execute(db);
  return async () => {
    await sql`call kept.put_back()`.execute(db);
    await changeAccess(db);
  };
}
