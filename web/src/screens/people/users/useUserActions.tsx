import { useApiMutation, useUser } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '#ui/feedback/ConfirmProvider.tsx';
import { notify } from '#ui/feedback/notify.ts';
import type { RowAction } from '#ui/table/Column.ts';
import { useRowChanges } from '#ui/table/useRowChanges.ts';
import { OpenWork } from './OpenWork.tsx';
import type { User } from './userColumns.tsx';

export interface UserActionHandlers {
  onOpen: (user: User) => void;
  onEdit: (user: User) => void;
  /** @param password is stored nowhere else, so it must be shown now */
  onReset: (user: User, password: string) => void;
  onGiveRoles: (users: readonly User[]) => void;
  /** @param users their passwords are stored nowhere else, so they must be shown now */
  onPasswords: (users: readonly Schemas['InitialPassword'][]) => void;
}

/** The limit of the API description. */
const mostAtOnce = 200;

const statuses = { ENABLE: 'ENABLED', DISABLE: 'DISABLED', LOCK: 'LOCKED' } as const;
type StatusAction = keyof typeof statuses;

/** Returns the actions on users. The server decides which ones the caller may take on each user. */
export function useUserActions({ onOpen, onEdit, onReset, ...batch }: UserActionHandlers): RowAction<User>[] {
  const t = useT();
  const me = useUser();
  const confirm = useConfirm();
  const update = useApiMutation('updateUserStatus');
  const remove = useApiMutation('deleteUser');
  const reset = useApiMutation('resetPassword');
  const resetMany = useApiMutation('resetPasswords');

  const allows = (action: User['allowedActions'][number]) => (user: User) => user.allowedActions.includes(action);
  const setStatus = (action: StatusAction) => (user: User) =>
    update.mutateAsync({ body: { id: user.id, status: statuses[action] } });

  async function changeStatus(user: User, action: StatusAction) {
    const isDone = await confirm({
      title: t(`users.title${action}`, { name: user.name }),
      text: t(`users.text${action}`),
      ...(action !== 'ENABLE' && { note: <OpenWork id={user.id} /> }),
      confirmLabel: t(`users.action${action}`),
      danger: action !== 'ENABLE',
      action: () => setStatus(action)(user),
    });
    const opposite = user.status === 'ENABLED' ? 'ENABLE' : user.status === 'DISABLED' ? 'DISABLE' : 'LOCK';
    const undo = { label: t('ui.undo'), onClick: () => void setStatus(opposite)(user).catch(() => undefined) };
    if (isDone) notify.success(t(`users.done${action}`, { name: user.name }), undo);
  }

  async function resetPassword(user: User) {
    let password = '';
    const isDone = await confirm({
      title: t('users.resetTitle', { name: user.name }),
      text: t('users.resetText'),
      confirmLabel: t('users.reset'),
      danger: true,
      action: async () => {
        password = (await reset.mutateAsync({ query: { id: user.id } })).tempPassword;
      },
    });
    if (isDone) onReset(user, password);
  }

  const atMost = (act: (users: readonly User[]) => void) => (users: readonly User[]) => {
    if (users.length <= mostAtOnce) act(users);
    else notify.error(t('common.errorTitle'), t('users.tooMany', { most: mostAtOnce }));
  };

  async function resetPasswords(users: readonly User[]) {
    let made: Schemas['InitialPassword'][] = [];
    const isDone = await confirm({
      title: t('users.resetManyTitle', { count: users.length }),
      text: t('users.resetManyText'),
      confirmLabel: t('users.reset'),
      danger: true,
      action: async () => {
        made = await resetMany.mutateAsync({ body: { userIds: users.map(({ id }) => id) } });
      },
    });
    if (isDone) batch.onPasswords(made);
  }

  const rowName = ({ name }: User) => name;
  const editing = useRowChanges<User>({ rowName, onEdit });
  const deletion = useRowChanges<User>({
    rowName,
    remove: ({ id }) => remove.mutateAsync({ path: { id } }),
    deleteText: t('users.deleteText'),
  });
  const statusAction = (action: StatusAction): RowAction<User> => ({
    label: `users.action${action}`,
    onClick: (user) => changeStatus(user, action),
    isOffered: allows(action),
    each: setStatus(action),
  });
  return [
    { label: 'users.detail', onClick: onOpen },
    ...editing,
    statusAction('ENABLE'),
    statusAction('DISABLE'),
    statusAction('LOCK'),
    {
      label: 'users.giveRoles',
      onClick: (user) => batch.onGiveRoles([user]),
      isOffered: (user) => user.id !== me.id && allows('EDIT')(user),
      forAll: atMost(batch.onGiveRoles),
    },
    {
      label: 'users.reset',
      onClick: resetPassword,
      isOffered: allows('RESET_PASSWORD'),
      forAll: atMost((users) => void resetPasswords(users)),
      danger: true,
    },
    ...deletion,
  ];
}
