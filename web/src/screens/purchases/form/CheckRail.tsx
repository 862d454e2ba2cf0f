import { useT } from '#i18n/LanguageProvider.tsx';
import { NextStep } from '#ui/page/NextStep.tsx';
import { Section } from '#ui/page/Section.tsx';
import { Timeline } from '#ui/page/Timeline.tsx';
import { askedAs } from '#ui/purchase/askedAs.ts';
import { CheckedRules } from './CheckedRules.tsx';
import { isDecided } from './isDecided.ts';
import { LineHints } from './LineHints.tsx';
import type { Check } from './useCheck.ts';
import type { PurchaseState } from './usePurchase.ts';

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
  if (check.lane === 'BIDDING') {
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
  const after = isLarger ? (['Publish', 'Open', 'Accept'] as const) : (['Order', 'Witness', 'Pay'] as const);
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
