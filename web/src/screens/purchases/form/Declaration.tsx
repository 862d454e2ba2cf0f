import { Checkbox } from '@mantine/core';
import { Wrong } from './Question.tsx';
import classes from './sponsor.module.css';
import type { Purchase } from './usePurchase.ts';

interface DeclarationProps {
  form: Purchase;
  label: string;
  isDeclared: boolean;
  onDeclare: (is: boolean) => void;
}

/** The tick that says that there is no conflict of interest. */
export function Declaration({ form, label, isDeclared, onDeclare }: DeclarationProps) {
  const said = form.wrongAt('conflictDeclared');
  return (
    <div className={classes.declare}>
      <Checkbox
        id={form.idOf('conflictDeclared')}
        label={label}
        checked={isDeclared}
        onChange={(event) => onDeclare(event.currentTarget.checked)}
        error={Boolean(said)}
        aria-describedby={form.idOf('declare-wrong')}
      />
      <Wrong id={form.idOf('declare-wrong')}>{said}</Wrong>
    </div>
  );
}
