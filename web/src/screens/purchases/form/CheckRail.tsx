import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Timeline } from '#ui/page/Timeline.tsx';
import { askedAs } from '#ui/purchase/askedAs.ts';
import { isDecided } from './isDecided.ts';
import { LineHints } from './LineHints.tsx';
import { needsTender } from './needsTender.ts';
import classes from './sponsor.module.css';
import type { Check } from './useCheck.ts';
import type { PurchaseState } from './usePurchase.ts';

const marks = {
  yes: <IconCheck size={16} stroke={2} aria-hidden />,
  no: <IconX size={16} stroke={2} aria-hidden />,
  open: <IconCircleDashed size={16} stroke={1.5} aria-hidden />,
};

/** What a submission leads to: who approves, what comes then, and what was checked. */
export function CheckRail({ purchase: { form, checking, missing, isTried } }: { purchase: PurchaseState }) {
  const { check, error } = checking;
  return (
    <>
      <Approval check={check} />
      <Then check={check} />
      <CheckedRules check={check} missing={missing} isTried={isTried} isFailed={error !== null} />
      <LineHints form={form} check={check} />
    </>
  );
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
  if (check.lane === 'BIDDING' || needsTender(check)) {
    return (
      <NextStep {...shared} label={t('ui.next')} meaning="run" title={t('sponsor.growTitle')}>
        {t('sponsor.growText')}
      </NextStep>
    );
  }
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
      {t('sponsor.approvesText', { kind: askedAs(first, t), more: others.length })}
    </NextStep>
  );
}

function Then({ check }: { check: Check | undefined }) {
  const t = useT();
  const isLarger = check?.lane === 'BIDDING';
  const others = isDecided(check) ? check.approvers.slice(isLarger ? 0 : 1) : [];
  const future = 'future' as const;
  const isTender = check !== undefined && needsTender(check);
  const after = isTender
    ? (['Tender', 'Accept'] as const)
    : isLarger
      ? (['Publish', 'Open', 'Accept'] as const)
      : (['Order', 'Witness', 'Pay'] as const);
  return (
    <Section title={t('sponsor.later')}>
      <Timeline
        label={t('sponsor.later')}
        entries={[
          ...others.map((step, index) => ({
            id: `approver ${index}`,
            state: future,
            meta: askedAs(step, t),
            title: t('sponsor.approves', { name: t(`sponsor.of${step.mode}`, { names: step.names }) }),
          })),
          ...after.map((step) => ({
            id: step,
            state: future,
            title: t(`sponsor.then${step}`),
            meta: t(`sponsor.then${step}Text`),
          })),
        ]}
      />
    </Section>
  );
}

interface CheckedRulesProps {
  check: Check | undefined;
  /** How many answers are missing. */
  missing: number;
  /** The check could not be made. */
  isFailed: boolean;
  /** Whether what is missing is a fault already: somebody has tried to submit. */
  isTried: boolean;
}

/** What was checked, rule by rule. */
function CheckedRules({ check, missing, isFailed, isTried }: CheckedRulesProps) {
  const t = useT();
  return (
    <Section title={t('sponsor.checked')} end={<small className={classes.railHint}>{t('sponsor.checkedHint')}</small>}>
      {!check && <p className={classes.note}>{isFailed ? t('sponsor.checkFailed') : '…'}</p>}
      {check && (
        <ul className={classes.checks}>
          {check.rules.map((rule) => (
            <Rule key={rule.code} rule={rule} check={check} missing={missing} isTried={isTried} />
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
  // Of nothing nothing can be said, and what is missing is no fault yet.
  const isOpen =
    (code === 'COMPLETE' && !ok && !isTried) ||
    (code === 'ASSOCIATION' && !ok && !isTried && check.association === null) ||
    (code !== 'COMPLETE' && ok && !isDecided(check));
  const state = isOpen ? 'open' : ok ? 'yes' : 'no';
  const texts = {
    // After an attempt the summary above the form counts.
    COMPLETE: ok
      ? t('sponsor.ruleCOMPLETE')
      : isTried
        ? t('sponsor.brokenCOMPLETE')
        : t('sponsor.missingCOMPLETE', { count: Math.max(missing, 1) }),
    SMALL_LIMIT: t(ok ? 'sponsor.ruleSMALL_LIMIT' : 'sponsor.brokenSMALL_LIMIT'),
    FUNDS: t(ok ? 'sponsor.ruleFUNDS' : 'sponsor.brokenFUNDS'),
    // Of what is no small purchase anyway only the catalogue can stand in the way.
    GATES: t(!ok ? 'sponsor.brokenGATES' : check.lane === 'SMALL' ? 'sponsor.ruleGATES' : 'sponsor.ruleCatalogue'),
    SPLIT: t(ok ? 'sponsor.ruleSPLIT' : 'sponsor.brokenSPLIT', { sum: check.similarAmount }),
    PATTERN: t(ok ? 'sponsor.rulePATTERN' : 'sponsor.brokenPATTERN'),
    ARGUMENT: t(
      !ok ? 'sponsor.brokenARGUMENT' : check.argumentReasons.length > 0 ? 'sponsor.ruleARGUMENT' : 'sponsor.noARGUMENT',
    ),
    ASSOCIATION: t(ok ? 'sponsor.ruleASSOCIATION' : 'sponsor.brokenASSOCIATION'),
    TENDER: t(ok ? 'sponsor.ruleTENDER' : 'sponsor.brokenTENDER', { limit: check.tenderLimit }),
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
