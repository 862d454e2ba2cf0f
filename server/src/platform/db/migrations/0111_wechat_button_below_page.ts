import { type QueryExecutorProvider, sql } from 'kysely';

const idOf = (n: number) => `01957b1e-6c00-7a10-8000-${String(n).padStart(12, '0')}`;
const messageDirectory = 4191;
const receiversPage = 484;
const manageReceivers = 4192;

/**
 * Moves the button of the WeChat receivers below its page, which was added later; until now it was below a directory. A button that
 * somebody has moved stays where it is.
 */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`update menu set parent_id = ${idOf(receiversPage)}, version = version + 1, update_time = now()
    where company_id = '0' and id = ${idOf(manageReceivers)} and parent_id = ${idOf(messageDirectory)}
      and exists (select 1 from menu page where page.company_id = '0' and page.id = ${idOf(receiversPage)})`.execute(db);
}
