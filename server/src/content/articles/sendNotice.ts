import type { Context } from '#platform/context/context.ts';
import { inTransaction } from '#platform/db/transaction.ts';
import type { Message } from '#platform/inbox/message.ts';
import { sendMessage } from '#platform/inbox/sendMessage.ts';
import { publicationOf } from '#platform/records/publication.ts';
import { planTask } from '#platform/tasks/planTask.ts';
import type { Job, TaskKind, TaskSentence } from '#platform/tasks/taskKind.ts';
import { firstCharacters } from '#platform/values/firstCharacters.ts';
import { platformId } from '#platform/values/platform.ts';

/** The kind of task that sends messages about an announcement. It can be repeated: each user gets one message per publication. */
export const sendNotice: TaskKind = {
  owner: 'school',
  schedule: null,
  maxRetry: 3,
  isSingular: false,
  permission: null,
  run,
};

/** Users who get the message in one transaction. */
const step = 500;

/**
 * Plans the messages about an announcement in the transaction that publishes it. A task sends them, because a school may have very many
 * users.
 */
export async function planNotice(article: { companyId: string; id: string; title: string }, context: Context): Promise<void> {
  const { db, now, session, taskKinds } = context;
  const { companyId, id, title } = article;
  const plan = {
    companyId,
    taskType: 'SEND_NOTICE' as const,
    taskName: firstCharacters(title, 50),
    executeTime: now,
    by: session,
  };
  await planTask(db, taskKinds, { ...plan, biz: { id, name: firstCharacters(title, 100) }, payload: { articleId: id } }, now);
}

async function run(job: Job): Promise<TaskSentence> {
  let sent = 0;
  let after = { companyId: '', userId: '' };
  for (let done = 0; ; done += step) {
    await job.checkpoint(done);
    const article = await publishedArticle(job);
    if (!article) return { key: 'noticeGone', params: {} };
    const to = await readers(article, after, job);
    const message = { ...noticeOf(article), to };
    sent += await inTransaction(job.db, (trx) => sendMessage(trx, message, job.now()));
    const last = to.at(-1);
    if (!last || to.length < step) return { key: 'noticeSent', params: { sent } };
    after = last;
  }
}

/** Returns the article if it is still published. */
async function publishedArticle({ db, companyId, payload, now }: Job) {
  const { articleId: id } = payload as { articleId: string };
  const article = await db
    .selectFrom('article')
    .select(['companyId', 'id', 'title', 'targetRoles', 'status', 'expireTime', 'publishTime'])
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirst();
  return article && publicationOf(article, now()) === 'PUBLISHED' ? article : null;
}

type Article = NonNullable<Awaited<ReturnType<typeof publishedArticle>>>;

function noticeOf({ id, title, publishTime }: Article): Omit<Message, 'to'> {
  const occasion = `SYSTEM_NOTICE ${id} ${publishTime?.toISOString()}`;
  return { sceneCode: 'SYSTEM_NOTICE', params: { title }, biz: { type: 'ARTICLE', id }, occasion };
}

/** Returns the next users of the article's schools who have a role that it is meant for. */
function readers({ companyId, targetRoles }: Article, after: { companyId: string; userId: string }, { db }: Job) {
  return db
    .selectFrom('appUser as user')
    .innerJoin('company', 'company.id', 'user.companyId')
    .select(['user.companyId', 'user.id as userId'])
    .where('company.status', '=', 'ACTIVE')
    .$if(companyId !== platformId, (query) => query.where('user.companyId', '=', companyId))
    .where((eb) => eb(eb.refTuple('user.companyId', 'user.id'), '>', eb.tuple(after.companyId, after.userId)))
    .where('user.status', '<>', 'DISABLED')
    .where('user.userType', '<>', 'SUPPLIER')
    .where((eb) =>
      eb.exists(
        eb
          .selectFrom('userRoleDept as held')
          .innerJoin('role', (join) =>
            join.onRef('role.companyId', '=', 'held.roleCompanyId').onRef('role.id', '=', 'held.roleId'),
          )
          .select('role.id')
          .whereRef('held.companyId', '=', 'user.companyId')
          .whereRef('held.userId', '=', 'user.id')
          .where('role.status', '=', 'ENABLED')
          .$if(targetRoles.length > 0, (held) => held.where('role.roleCode', 'in', targetRoles)),
      ),
    )
    .orderBy('user.companyId')
    .orderBy('user.id')
    .limit(step)
    .execute();
}
