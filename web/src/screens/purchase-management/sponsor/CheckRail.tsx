import { compareMoney } from '@campus-procurement/sdk/money';
import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { NextStep } from '#ui/page/NextStep.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Timeline } from '#ui/page/Timeline.tsx';
import classes from './sponsor.module.css';
import type { Check } from './useCheck.ts';

interface CheckRailProps {
  check: Check | undefined;
  /** How many answers are missing. */
  missing: number;
  /** The check could not be made. */
  isFailed: boolean;
  /** Whether what is missing is a fault already: somebody has tried to submit. */
  isTried: boolean;
}

/** What a submission leads to: who approves, what comes then, and what was checked. */
export function CheckRail({ check, missing, isFailed, isTried }: CheckRailProps) {
  return (
    <>
      <Approval check={check} />
      <Then check={check} />
      <Checked {...{ check, missing, isFailed, isTried }} />
    </>
  );
}

/** Whether it is known who approves: a card and an amount are there. */
export function isDecided(check: Check | undefined): check is Check {
  return check !== undefined && compareMoney(check.amount, '0.00') > 0 && check.funds.some(({ expenditureId }) => expenditureId);
}

function Approval({ check }: { check: Check | undefined }) {
  const t = useT();
  const shared = { label: t('sponsor.after') };
  if (!isDecided(check)) {
    return (
      <NextStep {...shared} meaning="stop" title={t('sponsor.unknown')}>
        {t('sponsor.unknownText')}
      </NextStep>
    );
  }
  const [first, ...others] = check.approvers;
  if (!first) {
    return (
      <NextStep {...shared} meaning="good" title={t('sponsor.nobody')}>
        {t('sponsor.nobodyText')}
      </NextStep>
    );
  }
  if (check.approvers.some(({ names }) => names.length === 0)) {
    return (
      <NextStep {...shared} meaning="bad" title={t('sponsor.noApprover')}>
        {t('sponsor.noApproverText')}
      </NextStep>
    );
  }
  return (
    <NextStep
      {...shared}
      meaning="wait"
      title={t('sponsor.approves', { name: t(`sponsor.of${first.mode}`, { names: first.names }) })}
    >
      {t('sponsor.approvesText', { kind: t(`purchases.approver${first.kind}`), more: others.length })}
    </NextStep>
  );
}

function Then({ check }: { check: Check | undefined }) {
  const t = useT();
  const others = isDecided(check) ? check.approvers.slice(1) : [];
  const future = 'future' as const;
  return (
    <Section title={t('sponsor.later')}>
      <Timeline
        label={t('sponsor.later')}
        entries={[
          ...others.map(({ kind, mode, names }, index) => ({
            ...{ id: `approver ${index}`, state: future, meta: t(`purchases.approver${kind}`) },
            title: t('sponsor.approves', { name: t(`sponsor.of${mode}`, { names }) }),
          })),
          { id: 'order', state: future, title: t('sponsor.thenOrder'), meta: t('sponsor.thenOrderText') },
          { id: 'witness', state: future, title: t('sponsor.thenWitness'), meta: t('sponsor.thenWitnessText') },
          { id: 'pay', state: future, title: t('sponsor.thenPay'), meta: t('sponsor.thenPayText') },
        ]}
      />
    </Section>
  );
}

const marks = {
  yes: <IconCheck size={16} stroke={2} aria-hidden />,
  no: <IconX size={16} stroke={2} aria-hidden />,
  open: <IconCircleDashed size={16} stroke={1.5} aria-hidden />,
};

function Checked({ check, missing, isFailed, isTried }: CheckRailProps) {
  const t = useT();
  return (
    <Section title={t('sponsor.checked')} end={<small className={classes.railHint}>{t('sponsor.checkedHint')}</small>}>
      {!check && <p className={classes.note}>{isFailed ? t('sponsor.checkFailed') : '…'}</p>}
      {check && (
        <ul className={classes.checks}>
          {check.rules.map((rule) => (
            <Rule key={rule.code} {...{ rule, check, missing, isTried }} />
          ))}
        </ul>
      )}
    </Section>
  );
}

interface RuleProps {
  rule: Check['rules'][number];
  check: Check;
  missing: number;
  isTried: boolean;
}

function Rule({ rule: { code, ok }, check, missing, isTried }: RuleProps) {
  const t = useT();
  const format = useFormat();
  const sum = format.money(check.similarAmount);
  // Of nothing nothing can be said, and what is missing is no fault yet.
  const isOpen = (code === 'COMPLETE' && !ok && !isTried) || (code !== 'COMPLETE' && ok && !isDecided(check));
  const state = isOpen ? 'open' : ok ? 'yes' : 'no';
  const texts = {
    COMPLETE: ok ? t('sponsor.ruleCOMPLETE') : t('sponsor.missingCOMPLETE', { count: Math.max(missing, 1) }),
    SMALL_LIMIT: t(ok ? 'sponsor.ruleSMALL_LIMIT' : 'sponsor.brokenSMALL_LIMIT'),
    FUNDS: t(ok ? 'sponsor.ruleFUNDS' : 'sponsor.brokenFUNDS'),
    GATES: t(ok ? 'sponsor.ruleGATES' : 'sponsor.brokenGATES'),
    SPLIT: t(ok ? 'sponsor.ruleSPLIT' : 'sponsor.brokenSPLIT', { sum }),
  };
  return (
    <li data-state={state}>
      {marks[state]}
      <span>
        {texts[code]} <VisuallyHidden>{t(`sponsor.${state}`)}</VisuallyHidden>
      </span>
    </li>
  );
}
