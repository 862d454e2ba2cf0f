import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { seenCompanies } from '#platform/auth/companyReach.ts';
import type { Context } from '#platform/context/context.ts';
import { ordered } from '#platform/lists/order.ts';
import { type JsonRow, jsonRows, type Panel, panel } from '#platform/panels/panel.ts';
import { hasViewed } from './articleRows.ts';
import { type Channel, newest } from './channels.ts';
import { visibleArticles } from './visibleArticles.ts';

const columns = ['companyId', 'id', 'channel', 'title', 'categoryCode', 'summary', 'top', 'popup', 'publishTime'] as const;

/** The latest published articles of a channel for the caller, of the platform and of the caller's school. */
export function latestArticles(channel: Channel['name'], count: number): Panel<Schemas['ArticleBrief'][]> {
  return panel(
    (context) => jsonRows(latest(channel, count, context), [...columns, 'viewed']),
    (rows) => rows.map(toBrief),
  );
}

/**
 * Reads the latest articles of each company with its index, and merges them: one query over both companies would sort everything they ever
 * published.
 */
function latest(channel: Channel['name'], count: number, context: Context) {
  const company = sql<{ id: string }>`unnest(${seenCompanies(context)}::text[])`.as<'seen'>(sql`seen(id)`);
  const ofCompany = visibleArticles(context, [])
    .where('article.companyId', '=', sql.ref<string>('seen.id'))
    .where('article.channel', '=', channel)
    .select(columns.map((column) => `article.${column}` as const))
    .select(hasViewed(context))
    .orderBy(ordered(newest))
    .limit(count);
  return context.db
    .selectFrom(company)
    .innerJoinLateral(
      () => ofCompany.as('article'),
      (join) => join.onTrue(),
    )
    .selectAll('article')
    .orderBy(ordered(newest))
    .limit(count);
}

type Row = JsonRow<Awaited<ReturnType<ReturnType<typeof latest>['executeTakeFirstOrThrow']>>>;

function toBrief(row: Row): Schemas['ArticleBrief'] {
  return { ...row, viewed: Boolean(row.viewed), publishTime: isoTime(new Date(String(row.publishTime))) };
}
