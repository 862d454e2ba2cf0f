import { useApiMutation } from '@campus-procurement/hooks';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/ConfirmProvider.tsx';
import { notify } from '#ui/notify.ts';
import type { RowAction } from '#ui/table/Column.ts';
import type { Card } from './expenditureColumns.tsx';

/** What opens a drawer of its own, with the action that the server allows or not. */
export const tasks = {
  ledger: 'VIEW_LEDGER',
  edit: 'EDIT',
  lend: 'AUTHORIZE',
  freeze: 'FREEZE',
  unfreeze: 'UNFREEZE',
} as const;
export type Task = keyof typeof tasks;

const statuses = { ENABLE: 'ENABLED', DISABLE: 'DISABLED' } as const;
type StatusAction = keyof typeof statuses;

/** What can be done with a card: what the server allows the caller with each of them. */
export function useExpenditureActions(onTask: (task: Task, card: Card) => void): RowAction<Card>[] {
  const t = useT();
  const confirm = useConfirm();
  const options = { refreshes: ['queryExpenditurePage'] } as const;
  const update = useApiMutation('updateExpenditure', options);
  const remove = useApiMutation('deleteExpenditure', options);

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

  const opens = (task: Task, label: RowAction<Card>['label']): RowAction<Card> => ({
    label,
    onClick: (card) => onTask(task, card),
    isOffered: allows(tasks[task]),
  });
  const statusAction = (action: StatusAction): RowAction<Card> => ({
    label: `funds.action${action}`,
    onClick: (card) => ask(card, action, setStatus(action)),
    isOffered: allows(action),
    each: setStatus(action),
  });
  return [
    opens('ledger', 'funds.ledger'),
    opens('edit', 'ui.edit'),
    opens('lend', 'funds.lend'),
    opens('freeze', 'funds.freeze'),
    opens('unfreeze', 'funds.unfreeze'),
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
}
