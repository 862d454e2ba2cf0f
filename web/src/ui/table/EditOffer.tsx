import { FormOffer } from '../drafts/DraftOffer.tsx';
import { isOffered, type RowAction } from './Column.ts';

interface EditOfferProps<T> {
  rows: readonly T[];
  /** What the form of a new one calls its draft, `new` mostly; null for those who may not create one, and where nobody does. */
  create: string | null;
  /** Opens the form whose drafts are called by the id of the row; none where each form has a name. */
  onEdit?: (subject: T | 'new') => void;
  /** Other forms of a row: what their drafts are called, before the id of the row, and the action that opens them. */
  others?: Record<string, RowAction<T>>;
}

/** Offers the drafts of a list or tree: of a row that may still be edited, of what else may be done with it, and of a new one. */
export function EditOffer<T extends { id: string; allowedActions: readonly string[] }>(props: EditOfferProps<T>) {
  const { rows, create, onEdit } = props;
  const others = Object.entries(props.others ?? {});

  function openerOf(form: string) {
    if (onEdit && form === create) return () => onEdit('new');
    for (const row of rows) {
      if (onEdit && form === row.id && row.allowedActions.includes('EDIT')) return () => onEdit(row);
      const [, action] = others.find(([name]) => form === `${name} ${row.id}`) ?? [];
      if (action && isOffered(action, row)) return () => action.onClick(row);
    }
  }

  return <FormOffer openerOf={openerOf} />;
}
