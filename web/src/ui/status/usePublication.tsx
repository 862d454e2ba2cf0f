import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '../feedback/ConfirmProvider.tsx';
import { notify } from '../feedback/notify.ts';
import { lazyPart } from '../loading/lazyPart.tsx';
import type { RowAction } from '../table/Column.ts';

const ReasonDialog = lazyPart(() => import('../form/ReasonDialog.tsx'));
const reasonLimit = 200;

/** How rows of a list are published, withdrawn and deleted. */
interface Publication<T> {
  /** The row in a sentence, with the quotation marks it needs. */
  nameOf: (row: T) => string;
  /** What publishing and withdrawing bring about. */
  publishText: (row: T) => string;
  withdrawText: string;
  publish: (row: T) => Promise<unknown>;
  withdraw: (row: T, reason: string) => Promise<unknown>;
  remove: (row: T) => Promise<unknown>;
  /** Where one reads what is published. */
  address?: (row: T) => string;
}

/** The actions of a row that is published, each after a question with its name; and the dialog in which a reason is given. */
export function usePublication<T extends { id: string; allowedActions: readonly string[] }>(publication: Publication<T>) {
  const { nameOf, publishText, withdrawText, publish, withdraw, remove, address } = publication;
  const t = useT();
  const confirm = useConfirm();
  const navigate = useNavigate();
  const [withdrawing, setWithdrawing] = useState<T | null>(null);

  async function askToPublish(row: T) {
    const isDone = await confirm({
      title: t('ui.publishTitle', { name: nameOf(row) }),
      text: publishText(row),
      confirmLabel: t('ui.publish'),
      action: () => publish(row),
    });
    const view = address && { label: t('ui.view'), onClick: () => void navigate(address(row)) };
    if (isDone) notify.success(t('ui.publishedDone', { name: nameOf(row) }), view);
  }

  async function askToRemove(row: T) {
    const isDone = await confirm({
      title: t('ui.deleteTitle', { name: nameOf(row) }),
      text: t('ui.deleteText'),
      confirmLabel: t('ui.delete'),
      danger: true,
      action: () => remove(row),
    });
    if (isDone) notify.success(t('ui.deletedThing', { name: nameOf(row) }));
  }

  const allows = (action: string) => (row: T) => row.allowedActions.includes(action);
  const actions = {
    publish: { label: 'ui.publish', onClick: askToPublish, isOffered: allows('PUBLISH') },
    withdraw: { label: 'ui.withdraw', onClick: setWithdrawing, isOffered: allows('WITHDRAW') },
    remove: { label: 'ui.delete', onClick: askToRemove, isOffered: allows('DELETE'), danger: true },
  } satisfies Record<string, RowAction<T>>;

  const dialog: ReactNode = withdrawing && (
    <Suspense>
      <ReasonDialog
        title={t('ui.withdrawTitle', { name: nameOf(withdrawing) })}
        text={withdrawText}
        confirmLabel={t('ui.withdraw')}
        limit={reasonLimit}
        draft={`withdraw ${withdrawing.id}`}
        onSubmit={async (reason) => {
          await withdraw(withdrawing, reason);
          notify.success(t('ui.withdrawnDone', { name: nameOf(withdrawing) }));
        }}
        onClose={() => setWithdrawing(null)}
      />
    </Suspense>
  );
  return { actions, dialog };
}
