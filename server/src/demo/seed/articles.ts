import { hourMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { announcements, answers, cases, type Desk, guides, news } from './articleTexts.ts';
import { seedTime } from './seedTime.ts';
import { users } from './users.ts';

type Article = Insertable<Tables['article']>;

const desks: Record<Desk, { companyId: string; author: string; source: string }> = {
  platform: { companyId: '0', author: '沈若彤', source: '平台运营部' },
  school: { companyId: '1001', author: '李文博', source: '信息中心' },
  procurement: { companyId: '1001', author: '刘海燕', source: '采购与招标中心' },
  other: { companyId: '3338', author: '秦朗月', source: '化学与材料学院' },
};

interface Text {
  kind: 'news' | 'systemAnnouncement' | 'faq' | 'guideline' | 'lighthouse';
  /** Number of its id. */
  n: number;
  desk: Desk;
  title: string;
  text: string;
}

/**
 * One article a few days older than the one before. Most are published half an hour after they were written; every ninth is a draft and
 * every eleventh was withdrawn a day later.
 */
function article({ kind, n, desk, title, text }: Text, more: Partial<Article> & Pick<Article, 'channel'>): Article {
  const { companyId, author, source } = desks[desk];
  const index = n % 100;
  const createTime = new Date(seedTime.getTime() - (index * 70 + 23) * hourMs);
  const later = (hours: number) => new Date(createTime.getTime() + hours * hourMs);
  const made = { createTime, createByName: author, updateByName: author };
  return {
    companyId,
    id: seedId(kind, n),
    title,
    content: `<p>${text}</p>`,
    categoryCode: null,
    summary: null,
    source,
    author,
    top: false,
    popup: false,
    targetRoles: [],
    caseAmount: null,
    caseSavingRate: null,
    steps: '[]',
    sort: 0,
    expireTime: null,
    ...made,
    ...stateOf(index, createTime, later),
    ...more,
  };
}

function stateOf(index: number, createTime: Date, later: (hours: number) => Date) {
  if (index % 9 === 8) {
    return { status: 'DRAFT' as const, publishTime: null, withdrawReason: null, updateTime: createTime, version: 1 };
  }
  if (index % 11 === 10) {
    const withdrawn = { status: 'WITHDRAWN' as const, withdrawReason: '内容需要更新' };
    return { ...withdrawn, publishTime: later(0.5), updateTime: later(24), version: 3 };
  }
  const published = { status: 'PUBLISHED' as const, withdrawReason: null };
  return { ...published, publishTime: later(0.5), updateTime: later(0.5), version: 2 };
}

/** All articles of the demo data. */
const written: Article[] = [
  ...news.map(([title, categoryCode, desk, text], index) =>
    article(
      { kind: 'news', n: 3101 + index, desk, title, text },
      { channel: 'NEWS', categoryCode, summary: text, top: index === 0 },
    ),
  ),
  ...announcements.map(([title, desk, text, { popup = false, roles = [], expires } = {}], index) =>
    article(
      { kind: 'systemAnnouncement', n: 3201 + index, desk, title, text },
      {
        channel: 'SYSTEM_ANNOUNCEMENT',
        popup,
        targetRoles: roles,
        top: index === 0,
        expireTime: expires === undefined ? null : new Date(expires),
      },
    ),
  ),
  ...answers.map(([title, categoryCode, text], index) =>
    article(
      { kind: 'faq', n: 3301 + index, desk: 'platform', title, text },
      { channel: 'FAQ', categoryCode, sort: (index + 1) * 10 },
    ),
  ),
  ...guides.map(([title, categoryCode, desk, text, steps], index) =>
    article(
      { kind: 'guideline', n: 3401 + index, desk, title, text },
      {
        channel: 'GUIDELINE',
        categoryCode,
        sort: (index + 1) * 10,
        steps: JSON.stringify(steps.map(([name, content]) => ({ title: name, content, routeName: null }))),
      },
    ),
  ),
  ...cases.map(([title, categoryCode, caseAmount, caseSavingRate, text], index) =>
    article(
      { kind: 'lighthouse', n: 3501 + index, desk: 'procurement', title, text },
      { channel: 'LIGHTHOUSE', categoryCode, caseAmount, caseSavingRate },
    ),
  ),
];

const readers = users('').filter(({ status, userType }) => status === 'ENABLED' && userType === 'STAFF');

/** Who has opened what: some of those who could, an hour after it was published. */
export const articleViews: Insertable<Tables['articleView']>[] = written.flatMap(
  ({ companyId: articleCompanyId, id: articleId, publishTime, targetRoles }, at) =>
    readers.flatMap(({ companyId, id: userId }, index) => {
      const couldSee = publishTime && targetRoles.length === 0 && [companyId, '0'].includes(articleCompanyId);
      if (!couldSee || (at * 7 + index * 5) % 11 !== 0) return [];
      const time = new Date(new Date(publishTime).getTime() + hourMs);
      return [{ companyId, userId, articleCompanyId, articleId, time }];
    }),
);

const viewCounts = Map.groupBy(articleViews, ({ articleId }) => articleId);

/** All articles, each with the number of those who have opened it. */
export const articles: Article[] = written.map((row) => ({ ...row, viewCount: viewCounts.get(row.id)?.length ?? 0 }));
