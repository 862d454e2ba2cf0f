import { compareMoney } from '@campus-procurement/sdk/money';
import { Button, Checkbox } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { isDecided } from './CheckRail.tsx';
import { Wrong } from './Question.tsx';
import classes from './sponsor.module.css';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

interface SubmitBarProps {
  form: Purchase;
  check: Check | undefined;
  isDeclared: boolean;
  onDeclare: (is: boolean) => void;
  isRunning: boolean;
  onSubmit: () => void;
  /** Leaves the form; its label says whereto. */
  leave: { label: string; onClick: () => void };
}

/** The declaration and the button that names who gets the purchase. */
export function SubmitBar({ form, check, isDeclared, onDeclare, isRunning, onSubmit, leave }: SubmitBarProps) {
  const t = useT();
  const said = form.wrongAt('conflictDeclared');
  return (
    <ActionBar
      start={
        <div className={classes.declare}>
          <Checkbox
            id={form.idOf('conflictDeclared')}
            label={t('sponsor.declare')}
            checked={isDeclared}
            onChange={(event) => onDeclare(event.currentTarget.checked)}
            error={Boolean(said)}
            aria-describedby={form.idOf('declare-wrong')}
          />
          <Wrong id={form.idOf('declare-wrong')}>{said}</Wrong>
        </div>
      }
    >
      <Button variant="default" onClick={leave.onClick} disabled={isRunning}>
        {leave.label}
      </Button>
      <Button onClick={onSubmit} loading={isRunning} title="Ctrl + Enter" aria-keyshortcuts="Control+Enter">
        {submitLabel(t, check)}
      </Button>
    </ActionBar>
  );
}

/** The button names the person who gets the purchase, as soon as that is known. */
function submitLabel(t: Translate, check: Check | undefined): string {
  if (!isDecided(check) || compareMoney(check.amount, check.smallLimit) > 0) return t('sponsor.submit');
  const [first] = check.approvers;
  if (!first) return t('sponsor.submitFree');
  const [name, ...others] = first.names;
  return name === undefined ? t('sponsor.submit') : t('sponsor.submitTo', { name, others: others.length });
}
