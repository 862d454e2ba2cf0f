import { useApiMutation, useApiQuery } from '@campus-procurement/hooks';
import { type ReactNode, Suspense, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import { reloadOf } from '#ui/form/useEdited.ts';
import { lazyPart } from '#ui/loading/lazyPart.tsx';
import type { RowAction } from '#ui/table/Column.ts';
import { useReviewed } from './review/useReviewed.ts';
import type { Supplier } from './supplierColumns.tsx';

const ReasonDialog = lazyPart(() => import('#ui/form/ReasonDialog.tsx'));
const forms = lazyForms();

/** All forms are loaded together, when the first one is opened. */
function lazyForms() {
  const load = () => import('./SupplierForms.tsx');
  return {
    remark: lazyPart(async () => ({ default: (await load()).RemarkForm })),
    source: lazyPart(async () => ({ default: (await load()).AccountSourceForm })),
    agreement: lazyPart(async () => ({ default: (await load()).AgreementForm })),
  };
}

const reasonLimit = 200;

type Opened = { supplier: Supplier; what: 'remark' | 'source' | 'agreement' | 'freeze' | 'cancel' };

/** Returns the actions on suppliers. The server decides which ones each supplier offers. */
export function useSupplierActions() {
  const t = useT();
  const confirm = useConfirm();
  const { open: startReview } = useReviewed();
  const status = useApiMutation('updateCompanyStatus');
  const [opened, setOpened] = useState<Opened | null>(null);
  // The detail also exists for suppliers that are in no list.
  const id = opened?.supplier.id;
  const latest = useApiQuery('getCompanyDetail', { path: { id: id ?? '' } }, { enabled: id !== undefined });

  async function unfreeze(supplier: Supplier) {
    const { id, version, companyName: name } = supplier;
    const isDone = await confirm({
      title: t('suppliers.unfreezeTitle', { name }),
      text: t('suppliers.unfreezeText'),
      confirmLabel: t('suppliers.unfreeze'),
      action: () => status.mutateAsync({ body: { id, version, status: 'APPROVED' } }),
    });
    if (isDone) notify.success(t('suppliers.unfrozen', { name }));
  }

  const open = (what: Opened['what']) => (supplier: Supplier) => setOpened({ supplier, what });
  const allows = (action: Supplier['allowedActions'][number]) => (row: Supplier) => row.allowedActions.includes(action);
  /** Actions that open a form with a draft. */
  const filling = {
    review: { label: 'suppliers.review', onClick: ({ id }) => startReview(id), isOffered: allows('REVIEW'), waits: true },
    remark: { label: 'suppliers.setRemark', onClick: open('remark'), isOffered: allows('REMARK') },
    agreement: { label: 'suppliers.setAgreement', onClick: open('agreement'), isOffered: allows('SET_AGREEMENT') },
    source: { label: 'suppliers.setSource', onClick: open('source'), isOffered: allows('SET_ACCOUNT_SOURCE') },
  } satisfies Record<string, RowAction<Supplier>>;
  const actions: RowAction<Supplier>[] = [
    ...Object.values(filling),
    { label: 'suppliers.unfreeze', onClick: unfreeze, isOffered: allows('UNFREEZE') },
    { label: 'suppliers.freeze', onClick: open('freeze'), isOffered: allows('FREEZE'), danger: true },
    { label: 'suppliers.cancel', onClick: open('cancel'), isOffered: allows('CANCEL'), danger: true },
  ];

  const onClose = () => setOpened(null);
  const reasoned = (supplier: Supplier, next: 'FROZEN' | 'CANCELLED', key: 'freeze' | 'cancel') => (
    <ReasonDialog
      title={t(`suppliers.${key}Title`, { name: supplier.companyName })}
      text={t(`suppliers.${key}Text`)}
      confirmLabel={t(`suppliers.${key}`)}
      limit={reasonLimit}
      draft={`${key} ${supplier.id}`}
      onSubmit={(reason) => status.mutateAsync({ body: { id: supplier.id, version: supplier.version, status: next, reason } })}
      onClose={onClose}
    />
  );
  function dialogOf({ supplier, what }: Opened): ReactNode {
    if (what === 'freeze') return reasoned(supplier, 'FROZEN', 'freeze');
    if (what === 'cancel') return reasoned(supplier, 'CANCELLED', 'cancel');
    const Form = forms[what];
    const onReload = reloadOf(supplier, latest.data ? [latest.data] : [], (row) => setOpened({ supplier: row, what }));
    return <Form supplier={supplier} onClose={onClose} onReload={onReload} />;
  }
  return { actions, filling, dialog: opened && <Suspense>{dialogOf(opened)}</Suspense> };
}
