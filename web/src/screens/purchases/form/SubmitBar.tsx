import { Button } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Declaration } from './Declaration.tsx';
import { isDecided } from './isDecided.ts';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

interface SubmitBarProps {
  form: Purchase;
  check: Check | undefined;
  isDeclared: boolean;
  onDeclare: (is: boolean) => void;
  isRunning: boolean;
  onSubmit: () => void;
  /** Goes on with the larger form. */
  onGrow: () => void;
  /** Leaves the form; its label says whereto. */
  leave: { label: string; onClick: () => void };
}

/** The declaration and the button that names who gets the purchase, or leads on to the larger form. */
export function SubmitBar({ form, check, isDeclared, onDeclare, isRunning, onSubmit, onGrow, leave }: SubmitBarProps) {
  const t = useT();
  return (
    <ActionBar start={<Declaration label={t('sponsor.declare')} form={form} isDeclared={isDeclared} onDeclare={onDeclare} />}>
      <Button variant="default" onClick={leave.onClick} disabled={isRunning}>
        {leave.label}
      </Button>
      {check?.lane === 'BIDDING' ? (
        <Button onClick={onGrow} rightSection={<IconArrowRight size={16} aria-hidden />}>
          {t('sponsor.goOnLarger')}
        </Button>
      ) : (
        <Button onClick={onSubmit} loading={isRunning} title="Ctrl + Enter" aria-keyshortcuts="Control+Enter">
          {submitLabel(t, check)}
        </Button>
      )}
    </ActionBar>
  );
}

/** The button names the person who gets the purchase, as soon as that is known. */
function submitLabel(t: Translate, check: Check | undefined): string {
  if (!isDecided(check)) return t('sponsor.submit');
  const [first] = check.approvers;
  if (!first) return t('sponsor.submitFree');
  const [name, ...others] = first.names;
  return name === undefined ? t('sponsor.submit') : t('sponsor.submitTo', { name, others: others.length });
}
