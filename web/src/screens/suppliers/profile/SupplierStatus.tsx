import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { meanings } from '#ui/status/meanings.ts';
import { StatusPill } from '#ui/status/StatusPill.tsx';

/** Where a supplier stands between registration and the end. */
export function SupplierStatus({ status }: Pick<Schemas['Supplier'], 'status'>) {
  const t = useT();
  return <StatusPill meaning={meanings.supplier[status]}>{t(`suppliers.status${status}`)}</StatusPill>;
}
