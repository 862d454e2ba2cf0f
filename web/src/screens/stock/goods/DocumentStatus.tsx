import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';

/** Where a stock document stands. */
export function DocumentStatus({ status }: Pick<Schemas['StockDocument'], 'status'>) {
  const t = useT();
  return <StatusPill meaning={meanings.stockDocument[status]}>{t(`stock.status${status}`)}</StatusPill>;
}
