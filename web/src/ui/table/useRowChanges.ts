import { useT } from '#i18n/LanguageProvider.tsx';
import { useConfirm } from '../feedback/ConfirmProvider.tsx';
import { notify } from '../feedback/notify.ts';
import type { RowAction } from './Column.ts';

type Status = 'ENABLED' | 'DISABLED';

interface RowChanges<T> {
  rowName: (row: T) => string;
  onEdit?: (row: T) => void;
  setStatus?: (row: T, status: Status) => Promise<unknown>;
  /** What disabling brings about. */
  disableText?: string | ((row: T) => string);
  remove?: (row: T) => Promise<unknown>;
  /** What deleting brings about. */
  deleteText?: string;
}

/** Edit, enable, disable and delete, as far as the server allows each of a row: with a question that names it where something is lost. */
export function useRowChanges<T extends { allowedActions: readonly string[]; version?: number }>(
  changes: RowChanges<T>,
): RowAction<T>[] {
  const { rowName, onEdit, setStatus, remove, disableText, deleteText } = changes;
  const t = useT();
  const confirm = useConfirm();
  const allows = (action: string) => (row: T) => row.allowedActions.includes(action);
  const actions: RowAction<T>[] = [];

  if (onEdit) actions.push({ label: 'ui.edit', onClick: onEdit, isOffered: allows('EDIT') });

  if (setStatus) {
    const enable = (row: T) => setStatus(row, 'ENABLED');
    const disable = (row: T) => setStatus(row, 'DISABLED');
    /** Takes a change back, unless somebody else has made another meanwhile: then the server refuses it. */
    const undo = (row: T, change: (row: T) => Promise<unknown>) => ({
      label: t('ui.undo'),
      onClick: () => void change(row.version === undefined ? row : { ...row, version: row.version + 1 }).catch(() => undefined),
    });
    actions.push({
      label: 'ui.enable',
      isOffered: allows('ENABLE'),
      each: enable,
      onClick: async (row) => {
        await enable(row);
        notify.success(t('ui.enabledDone', { name: rowName(row) }), undo(row, disable));
      },
    });
    actions.push({
      label: 'ui.disable',
      isOffered: allows('DISABLE'),
      each: disable,
      onClick: async (row) => {
        const name = rowName(row);
        const isDone = await confirm({
          title: t('ui.disableTitle', { name }),
          text: typeof disableText === 'function' ? disableText(row) : (disableText ?? t('ui.disableText')),
          confirmLabel: t('ui.disable'),
          danger: true,
          action: () => disable(row),
        });
        if (isDone) notify.success(t('ui.disabledDone', { name }), undo(row, enable));
      },
    });
  }

  if (remove) {
    actions.push({
      label: 'ui.delete',
      isOffered: allows('DELETE'),
      each: remove,
      danger: true,
      onClick: async (row) => {
        const isDone = await confirm({
          title: t('ui.deleteRowTitle', { name: rowName(row) }),
          text: deleteText ?? t('ui.deleteText'),
          confirmLabel: t('ui.delete'),
          danger: true,
          action: () => remove(row),
        });
        if (isDone) notify.success(t('ui.deletedThing', { name: t('ui.quoted', { name: rowName(row) }) }));
      },
    });
  }
  return actions;
}
