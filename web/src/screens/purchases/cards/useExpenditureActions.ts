import { useApiMutation } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import type { RowAction } from '#ui/table/Column.ts';
import type { Card } from './expenditureColumns.tsx';

/** Actions that open a drawer. */
export type Task = 'ledger' | 'edit' | 'lend' | 'freeze' | 'unfreeze';

const statuses = { ENABLE: 'ENABLED', DISABLE: 'DISABLED' } as const;
type StatusAction = keyof typeof statuses;

/** Returns the actions on cards. The server decides which ones the caller may take on each card. */
export function useExpenditureActions(onTask: (task: Task, card: Card) => void) {
  const t = useT();
  const confirm = useConfirm();
  const update = useApiMutation('updateExpenditure');
  const remove = useApiMutation('deleteExpenditure');

  const allows = (action: Card['allowedActions'][number]) => (card: Card) => card.allowedActions.includes(action);
  const erasure = ({ id }: Card) => remove.mutateAsync({ path: { id } });
  const setStatus =
    (action: StatusAction) =>
    ({ id, version }: Card) =>
      update.mutateAsync({ path: { id }, body: { version, status: statuses[action] } });

  async function ask(card: Card, key: StatusAction | 'DELETE', action: (card: Card) => Promise<unknown>) {
    const isDone = await confirm({
      title: t(`funds.title${key}`, { name: card.cardName }),
      text: t(`funds.text${key}`),
      confirmLabel: t(key === 'DELETE' ? 'ui.delete' : `funds.action${key}`),
      danger: key !== 'ENABLE',
      action: () => action(card),
    });
    if (isDone) notify.success(t(`funds.done${key}`, { name: card.cardName }));
  }

  const opens = (task: Task, label: RowAction<Card>['label'], action: Card['allowedActions'][number]): RowAction<Card> => ({
    label,
    onClick: (card) => onTask(task, card),
    isOffered: allows(action),
  });
  /** Actions that open a form with a draft of the same name. */
  const filling = {
    lend: opens('lend', 'funds.lend', 'AUTHORIZE'),
    freeze: opens('freeze', 'funds.freeze', 'FREEZE'),
    unfreeze: opens('unfreeze', 'funds.unfreeze', 'UNFREEZE'),
  };
  const statusAction = (action: StatusAction): RowAction<Card> => ({
    label: `funds.action${action}`,
    onClick: (card) => ask(card, action, setStatus(action)),
    isOffered: allows(action),
    each: setStatus(action),
  });
  const actions: RowAction<Card>[] = [
    opens('ledger', 'funds.ledger', 'VIEW_LEDGER'),
    opens('edit', 'ui.edit', 'EDIT'),
    ...Object.values(filling),
    statusAction('ENABLE'),
    statusAction('DISABLE'),
    {
      label: 'ui.delete',
      onClick: (card) => ask(card, 'DELETE', erasure),
      isOffered: allows('DELETE'),
      each: erasure,
      danger: true,
    },
  ];
  return { actions, filling };
}
