import { Button } from '@mantine/core';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { askedAs } from '#ui/purchase/askedAs.ts';
import { Declaration } from './Declaration.tsx';
import { isDecided } from './isDecided.ts';
import classes from './parts.module.css';
import { totalOf } from './purchaseValues.ts';
import type { Check } from './useCheck.ts';
import { labelOfPart, type PartsState } from './useParts.ts';
import type { Purchase } from './usePurchase.ts';

interface NextBarProps {
  form: Purchase;
  check: Check | undefined;
  state: PartsState;
  isDeclared: boolean;
  onDeclare: (is: boolean) => void;
  isRunning: boolean;
  /** Does what the main button says. */
  onMain: () => void;
  /** The amount has become that of a small purchase. */
  isSmall: boolean;
  leave: { label: string; onClick: () => void };
}

/** The sum, who approves, and the one button that leads on: to the next part, and at last to the submission. */
export function NextBar({ form, check, state, isDeclared, onDeclare, isRunning, onMain, isSmall, leave }: NextBarProps) {
  const t = useT();
  const format = useFormat();
  const { next } = state;
  const isLast = next === null && !isSmall;
  const label = isSmall
    ? t('sponsor.goSmall')
    : next === null
      ? t('sponsor.submit')
      : t('sponsor.nextPart', { part: t(labelOfPart(next, form.values)) });
  return (
    <ActionBar
      start={
        <div className={classes.barStart}>
          <span className={classes.barSum}>
            <small>{t('purchases.total')}</small> <b>{format.money(totalOf(form.values))}</b>
          </span>
          {isLast ? (
            <Declaration label={t('sponsor.declareBidding')} form={form} isDeclared={isDeclared} onDeclare={onDeclare} />
          ) : (
            <Chain check={check} isSmall={isSmall} isOther={form.values.executionCode !== ''} />
          )}
        </div>
      }
    >
      <Button variant="default" onClick={leave.onClick} disabled={isRunning}>
        {leave.label}
      </Button>
      <Button onClick={onMain} loading={isRunning} title="Ctrl + Enter" aria-keyshortcuts="Control+Enter">
        {label}
      </Button>
    </ActionBar>
  );
}

/** Who approves, one after the other. */
function Chain({ check, isSmall, isOther }: { check: Check | undefined; isSmall: boolean; isOther: boolean }) {
  const t = useT();
  if (isSmall) return <span className={classes.chain}>{t('sponsor.smallAgain')}</span>;
  if (!isDecided(check)) return <span className={classes.chain}>{t('sponsor.unknownText')}</span>;
  if (check.approvers.length === 0)
    return <span className={classes.chain}>{t(isOther ? 'sponsor.chainNobodyOTHER' : 'sponsor.chainNobody')}</span>;
  return (
    <span className={classes.chain}>
      {t('sponsor.chain')}
      {check.approvers.map((step, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: steps have no other key than their place
        <span key={index}>
          {index > 0 && t('sponsor.chainAnd')}
          <b>{step.names.length === 0 ? t('sponsor.noApprover') : t(`sponsor.of${step.mode}`, { names: step.names })}</b>
          {t('sponsor.chainKind', { kind: askedAs(step, t) })}
        </span>
      ))}
      {t(isOther ? 'sponsor.chainThenOTHER' : 'sponsor.chainThen')}
    </span>
  );
}
