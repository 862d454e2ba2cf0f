import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '../status/meanings.ts';
import { StatusPill } from '../status/StatusPill.tsx';

/** Where a contract stands. */
export function ContractStatus({ status }: { status: Schemas['ContractStatus'] }) {
  const t = useT();
  return <StatusPill meaning={meanings.contract[status]}>{t(`purchases.contract${status}`)}</StatusPill>;
}
