import type { ReactNode } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import type { Detail } from '../state/projectState.ts';

/** Who is paid and where, with the source of the account, and beside it an account that the supplier has named since. */
export function usePayeeItems({ supplierId, name, bankName, account, reviewTime, agreedByName, laterAccount }: Detail['payee']) {
  const t = useT();
  const format = useFormat();
  const reviewed = (time: string | null) => (time === null ? '' : t('projects.reviewedOn', { date: format.date(time) }));
  const source = [reviewed(reviewTime), agreedByName && t('projects.agreedBy', { name: agreedByName })].filter(Boolean);
  const isMissing = supplierId !== null && account === null;
  const items: [string, ReactNode][] = [
    [t('projects.payee'), name ?? '–'],
    [t('projects.bank'), bankName ?? '–'],
    [t('projects.account'), isMissing ? t('projects.accountMissing') : (account ?? '–')],
  ];
  if (source.length > 0) items.push([t('projects.accountSource'), source.join(' · ')]);
  if (laterAccount)
    items.push([
      t('projects.laterAccount'),
      [laterAccount.bankName, laterAccount.account, reviewed(laterAccount.reviewTime)].filter(Boolean).join(' · '),
    ]);
  return items;
}
