import type { Schemas } from '@campus-procurement/sdk';
import { dayOf } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { isUsable } from './visibleCards.ts';

interface Sums {
  count: number;
  available: string;
  bound: string;
}

/** What is available on the cards that the caller may use today, for those who request purchases. */
export const cardFigure: Panel<Schemas['HomeFigure'][]> = panel(
  (context) => {
    if (!permitted(context)('submitProject')) return sql<null>`null`;
    const today = dayOf(context.now);
    const cards = context.db
      .selectFrom('expenditure as card')
      .select(['card.availableAmount', 'card.frozenAmount', 'card.occupiedAmount'])
      .where('card.companyId', '=', context.session.companyId)
      .where('card.status', '=', 'ENABLED')
      .where((eb) => eb.or([eb('card.validFrom', 'is', null), eb('card.validFrom', '<=', today)]))
      .where((eb) => eb.or([eb('card.validTo', 'is', null), eb('card.validTo', '>=', today)]))
      .where(isUsable(context));
    return sql<Sums>`(select json_build_object('count', count(*), 'available', coalesce(sum(available_amount), 0.00)::text,
      'bound', coalesce(sum(frozen_amount + occupied_amount), 0.00)::text) from (${cards}) as card)`;
  },
  (read) =>
    read === null || read.count === 0
      ? []
      : [{ kind: 'CARDS', value: read.available, unit: 'MONEY', trend: [], count: read.count, amount: read.bound, change: null }],
);
