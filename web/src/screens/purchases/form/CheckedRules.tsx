import { VisuallyHidden } from '@mantine/core';
import { IconCheck, IconCircleDashed, IconX } from '@tabler/icons-react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { isDecided } from './isDecided.ts';
import classes from './sponsor.module.css';
import type { Check } from './useCheck.ts';

interface CheckedRulesProps {
  check: Check | undefined;
  /** How many answers are missing. */
  missing: number;
  /** The check could not be made. */
  isFailed: boolean;
  /** Whether what is missing is a fault already: somebody has tried to submit. */
  isTried: boolean;
}

const marks = {
  yes: <IconCheck size={16} stroke={2} aria-hidden />,
  no: <IconX size={16} stroke={2} aria-hidden />,
  open: <IconCircleDashed size={16} stroke={1.5} aria-hidden />,
};

/** What was checked, rule by rule. */
export function CheckedRules({ check, missing, isFailed, isTried }: CheckedRulesProps) {
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
  const format = useFormat();
  const sum = format.money(check.similarAmount);
  // Of nothing nothing can be said, and what is missing is no fault yet.
  const isOpen =
    (code === 'COMPLETE' && !ok && !isTried) ||
    (code === 'ASSOCIATION' && !ok && !isTried && check.association === null) ||
    (code !== 'COMPLETE' && ok && !isDecided(check));
  const state = isOpen ? 'open' : ok ? 'yes' : 'no';
  const texts = {
    COMPLETE: ok ? t('sponsor.ruleCOMPLETE') : t('sponsor.missingCOMPLETE', { count: Math.max(missing, 1) }),
    SMALL_LIMIT: t(ok ? 'sponsor.ruleSMALL_LIMIT' : 'sponsor.brokenSMALL_LIMIT'),
    FUNDS: t(ok ? 'sponsor.ruleFUNDS' : 'sponsor.brokenFUNDS'),
    // Of what is no small purchase anyway only the catalogue can stand in the way.
    GATES: t(!ok ? 'sponsor.brokenGATES' : check.lane === 'SMALL' ? 'sponsor.ruleGATES' : 'sponsor.ruleCatalogue'),
    SPLIT: t(ok ? 'sponsor.ruleSPLIT' : 'sponsor.brokenSPLIT', { sum }),
    PATTERN: t(ok ? 'sponsor.rulePATTERN' : 'sponsor.brokenPATTERN'),
    ARGUMENT: t(
      !ok ? 'sponsor.brokenARGUMENT' : check.argumentReasons.length > 0 ? 'sponsor.ruleARGUMENT' : 'sponsor.noARGUMENT',
    ),
    ASSOCIATION: t(ok ? 'sponsor.ruleASSOCIATION' : 'sponsor.brokenASSOCIATION'),
    TENDER: t(ok ? 'sponsor.ruleTENDER' : 'sponsor.brokenTENDER', { limit: format.money(check.tenderLimit) }),
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
