import { type QueryExecutorProvider, sql } from 'kysely';

const idOf = (n: number) => `01957b1e-6c00-7a10-8000-${String(n).padStart(12, '0')}`;
const messageDirectory = 4191;
const receiversPage = 484;
const manageReceivers = 4192;

/** The page of the WeChat receivers came after its button, which hung on a directory until then. One that was moved stays. */
export async function up(db: QueryExecutorProvider): Promise<void> {
  await sql`update menu set parent_id = ${idOf(receiversPage)}, version = version + 1, update_time = now()
    where company_id = '0' and id = ${idOf(manageReceivers)} and parent_id = ${idOf(messageDirectory)}
      and exists (select 1 from menu page where page.company_id = '0' and page.id = ${idOf(receiversPage)})`.execute(db);
}
