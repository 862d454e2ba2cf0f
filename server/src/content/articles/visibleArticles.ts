import { isMeantFor } from '#platform/auth/targetRoles.ts';
import type { Context } from '#platform/context/context.ts';
import { platformId } from '#platform/values/platform.ts';
import type { Channel } from './channels.ts';

/**
 * Selects the articles that the caller sees, of the platform and of the caller's school; with data scope ALL those of every school. These
 * are published, unexpired articles meant for the caller's role, and articles in any state that the caller maintains.
 * @param maintained channels whose drafts the caller may see and edit
 */
export function visibleArticles({ db, session, role, now }: Context, maintained: Channel['name'][]) {
  const seesAll = role.dataScope === 'ALL';
  return db
    .selectFrom('article')
    .$if(!seesAll, (query) => query.where('article.companyId', 'in', [platformId, session.companyId]))
    .where((eb) => {
      const isShown = eb.and([
        eb('article.status', '=', 'PUBLISHED'),
        eb.or([eb('article.expireTime', 'is', null), eb('article.expireTime', '>', now)]),
        isMeantFor('article', role),
      ]);
      const ownSchool = seesAll ? [] : [eb('article.companyId', '=', session.companyId)];
      return eb.or([isShown, ...maintained.map((channel) => eb.and([eb('article.channel', '=', channel), ...ownSchool]))]);
    });
}

export type FoundArticles = ReturnType<typeof visibleArticles>;
