import { dayOf } from '@campus-procurement/sdk/time';
import type { LockedStock } from '#ledger/moves/lockStocks.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { say } from '#platform/i18n/language.ts';

/** So many goods are named; of the others the number is said. */
const mostNamed = 5;

/**
 * Refuses to hand out or to offer goods that have expired, unless the caller says that this is meant.
 * @throws Failure `invalid` with rule `expiredGoods`, which names them
 */
export function refuseExpired(
  stocks: readonly Pick<LockedStock, 'itemName' | 'expireDate'>[],
  isMeant: boolean | undefined,
  { now, language }: Pick<Context, 'now' | 'language'>,
): void {
  const today = dayOf(now);
  const names = new Set(stocks.flatMap(({ itemName, expireDate }) => (expireDate && expireDate < today ? `“${itemName}”` : [])));
  if (names.size === 0 || isMeant) return;
  const goods = [...names].slice(0, mostNamed).join(say(language, 'listOf', 'comma'));
  throw invalid({
    field: 'expiredConfirmed',
    rule: 'expiredGoods',
    params: { goods, more: Math.max(0, names.size - mostNamed) },
  });
}
