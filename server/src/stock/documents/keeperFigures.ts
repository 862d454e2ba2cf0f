import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { isExpiring, isLow, visibleStocks } from '../goods/public.ts';
import { isKeeper } from '../stores/public.ts';
import { waitsFor } from './waitingDocuments.ts';

type Figure = Schemas['HomeFigure'];

interface Kept {
  waiting: number;
  worth: string;
  low: number;
  expiring: number;
}

/** What is to be put into the stores of a keeper, what is low there, and what expires. */
export const keeperFigures: Panel<Figure[]> = panel(
  async (context) => {
    if (!isKeeper(context)) return sql<null>`null`;
    const { companyId } = context.session;
    const kept = (await visibleStocks(context)).select([isLow.as('isLow'), isExpiring(context.now).as('isExpiring')]);
    return sql<Kept>`(
      with waiting as (select document.id, (select coalesce(sum(item.amount), 0.00) from stock_document_item as item
          where item.company_id = document.company_id and item.document_id = document.id) as worth
        from stock_document as document
        where document.company_id = ${companyId} and ${await waitsFor(context)}),
      kept as (${kept})
      select json_build_object('waiting', (select count(*) from waiting),
        'worth', (select coalesce(sum(worth), 0.00)::text from waiting),
        'low', (select count(*) from kept where is_low), 'expiring', (select count(*) from kept where is_expiring)))`;
  },
  (read: Kept | null) => {
    if (read === null) return [];
    const of = (kind: Figure['kind'], value: number, amount: string | null): Figure => {
      return { kind, value: String(value), unit: 'COUNT', trend: [], count: null, amount, change: null };
    };
    return [of('TO_RECEIVE', read.waiting, read.worth), of('LOW', read.low, null), of('EXPIRING', read.expiring, null)];
  },
);
