import { type Kysely, sql } from 'kysely';

/** The language of messages pushed to a WeChat account: that of the user who made the code, until it is changed. */
export async function up(db: Kysely<unknown>): Promise<void> {
  for (const table of ['wechat_receiver', 'wechat_bind_attempt']) {
    await sql`alter table ${sql.id(table)}
      add column language text not null default 'zh-CN' check (language in ('zh-CN', 'en-US'))`.execute(db);
  }
}
