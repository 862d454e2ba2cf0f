import { type Kysely, sql } from 'kysely';

/** A draft keeps what was typed, and a quantity begins with "0" before it is "0.5". Above zero it has to be when it is submitted. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`alter table project_item
    drop constraint project_item_quantity_check,
    add constraint project_item_quantity_check check (quantity >= 0)`.execute(db);
}
