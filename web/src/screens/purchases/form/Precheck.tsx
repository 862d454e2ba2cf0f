import { compareMoney, fromCents, toCents } from '@campus-procurement/sdk/money';
import { Textarea } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconX } from '@tabler/icons-react';
import { type ReactNode, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { Section } from '#ui/page/Section.tsx';
import { purchaseAddress } from '#ui/text/contentAddress.ts';
import { TextLink } from '#ui/text/TextLink.tsx';
import { isDecided } from './isDecided.ts';
import classes from './precheck.module.css';
import { limits } from './purchaseValues.ts';
import { Wrong } from './Question.tsx';
import { TextAct } from './TextAct.tsx';
import type { Check } from './useCheck.ts';
import type { Purchase } from './usePurchase.ts';

/** Least characters of the reason. */
const least = 20;

interface PrecheckProps {
  form: Purchase;
  check: Check | undefined;
  /** How many answers are missing. */
  missing: number;
  isFailed: boolean;
}

interface Warning {
  id: string;
  isBad: boolean;
  title: string;
  content: ReactNode;
}

/** What was checked before the submission: warnings with their figures and what can be done; what is in order in one line. */
export function Precheck({ form, check, missing, isFailed }: PrecheckProps) {
  const t = useT();
  const warnings = useWarnings(form, check, missing);
  const passed = usePassed(form, check, warnings);
  if (!check) {
    return (
      <Section title={t('sponsor.precheck')}>
        <p className={classes.quiet}>{isFailed ? t('sponsor.checkFailed') : '…'}</p>
      </Section>
    );
  }
  const count = (
    <small className={classes.quiet}>{t('sponsor.precheckCount', { warnings: warnings.length, passed: passed.length })}</small>
  );
  return (
    <Section title={t('sponsor.precheck')} end={count} isFlush>
      <ul className={classes.warnings}>
        {warnings.map(({ id, isBad, title, content }) => (
          <li key={id} data-state={isBad ? 'bad' : 'wait'}>
            {isBad ? <IconX size={16} stroke={2} aria-hidden /> : <IconAlertTriangle size={16} stroke={1.75} aria-hidden />}
            <div>
              <b>{title}</b>
              {content}
            </div>
          </li>
        ))}
        {passed.length > 0 && (
          <li data-state="good">
            <IconCheck size={16} stroke={2} aria-hidden />
            <div>{t('sponsor.passedRules', { rules: passed })}</div>
          </li>
        )}
      </ul>
    </Section>
  );
}

function useWarnings(form: Purchase, check: Check | undefined, missing: number): Warning[] {
  const t = useT();
  if (!isDecided(check)) return [];
  const isBroken = (code: Check['rules'][number]['code']) => check.rules.some((rule) => rule.code === code && !rule.ok);
  const short = check.funds.filter(
    ({ remainingAmount }) => remainingAmount !== null && compareMoney(remainingAmount, '0.00') < 0,
  );
  const isSplit = isBroken('SPLIT') || form.values.splitReason.trim() !== '' || form.wrongAt('splitReason') !== undefined;
  const text = (sentence: string) => <p>{sentence}</p>;
  return [
    ...(isBroken('TENDER')
      ? [
          {
            id: 'TENDER',
            isBad: true,
            title: t('sponsor.tenderTitle', { limit: check.tenderLimit }),
            content: <ToTender form={form} />,
          },
        ]
      : []),
    ...(isBroken('PATTERN')
      ? [{ id: 'PATTERN', isBad: true, title: t('sponsor.brokenPATTERN'), content: text(t('sponsor.patternText')) }]
      : []),
    ...(isBroken('GATES')
      ? [{ id: 'GATES', isBad: true, title: t('sponsor.brokenGATES'), content: <ToTender form={form} /> }]
      : []),
    ...(isBroken('ARGUMENT')
      ? [
          {
            id: 'ARGUMENT',
            isBad: false,
            title: t('sponsor.brokenARGUMENT'),
            content: text(
              t('sponsor.argumentText', { reasons: check.argumentReasons.map((reason) => t(`sponsor.argument${reason}`)) }),
            ),
          },
        ]
      : []),
    ...(check.brandItems.length > 0
      ? [
          {
            id: 'BRAND',
            isBad: false,
            title: t('sponsor.brandTitle', { lines: check.brandItems.map((no) => no + 1) }),
            content: text(t('sponsor.brandText')),
          },
        ]
      : []),
    ...(isSplit
      ? [
          {
            id: 'SPLIT',
            isBad: false,
            title: t('sponsor.splitTitle'),
            content: <SplitWarning form={form} check={check} />,
          },
        ]
      : []),
    ...(short.length > 0 || isBroken('FUNDS')
      ? [
          {
            id: 'FUNDS',
            isBad: true,
            title: t('sponsor.fundsShort'),
            content: short.map(({ cardName, remainingAmount }) => (
              <p key={cardName}>{t('sponsor.fundShort', { card: cardName ?? '', sum: String(remainingAmount).slice(1) })}</p>
            )),
          },
        ]
      : []),
    ...(isBroken('COMPLETE') && missing > 0
      ? [
          {
            id: 'COMPLETE',
            isBad: false,
            title: t('sponsor.missingCOMPLETE', { count: missing }),
            content: text(t('sponsor.missingText')),
          },
        ]
      : []),
  ];
}

/** What has to be tendered outside the platform: what that means, and the way to it. */
function ToTender({ form }: { form: Purchase }) {
  const t = useT();
  return (
    <>
      <p>{t('sponsor.tenderText')}</p>
      <p>
        <TextAct onClick={() => form.change({ executionCode: 'OPEN_TENDER' })}>{t('sponsor.toTender')}</TextAct>
      </p>
    </>
  );
}

/** What is in order, in a few words each. */
function usePassed(form: Purchase, check: Check | undefined, warnings: readonly Warning[]): string[] {
  const t = useT();
  // Of nothing nothing can be said.
  if (!isDecided(check)) return [];
  const words: Partial<Record<Check['rules'][number]['code'], string>> = {
    COMPLETE: t('sponsor.ruleCOMPLETE'),
    FUNDS: t('sponsor.ruleFUNDS'),
    // What limit and catalogue ask for is chosen.
    ...(form.values.executionCode !== 'OPEN_TENDER' && {
      GATES: t('sponsor.gatesFine'),
      TENDER: t('sponsor.ruleTENDER', { limit: check.tenderLimit }),
    }),
    SPLIT: t('sponsor.splitFine'),
    // The rules of the bidding are nothing to a purchase in another way.
    PATTERN:
      check.pattern && form.values.executionCode === ''
        ? t('sponsor.patternOf', { name: check.pattern.categoryName ?? check.pattern.executionName })
        : t('sponsor.rulePATTERN'),
    ...(check.argumentReasons.length > 0 && { ARGUMENT: t('sponsor.ruleARGUMENT') }),
  };
  return check.rules.flatMap(({ code, ok }) => {
    const isWarned = warnings.some(({ id }) => id === code);
    return ok && !isWarned && words[code] ? [words[code]] : [];
  });
}

/** Similar purchases that together cross a limit: which, how much, and why they are separate. */
function SplitWarning({ form, check }: { form: Purchase; check: Check }) {
  const t = useT();
  const format = useFormat();
  const [isListed, setListed] = useState(false);
  const { splitReason } = form.values;
  const { similar, similarAmount, amount } = check;
  const together = fromCents(toCents(similarAmount) + toCents(amount));
  const said = form.wrongAt('splitReason');
  return (
    <>
      <p>{t('sponsor.splitText', { count: similar.length, sum: similarAmount, together })}</p>
      <Textarea
        id={form.idOf('splitReason')}
        className={classes.reason ?? ''}
        label={t('sponsor.splitReason')}
        placeholder={t('sponsor.splitHint')}
        value={splitReason}
        maxLength={limits.splitReason}
        autosize
        minRows={2}
        maxRows={8}
        error={said !== undefined}
        aria-describedby={form.idOf('split-wrong')}
        onChange={(event) => form.change({ splitReason: event.currentTarget.value })}
      />
      <Wrong id={form.idOf('split-wrong')}>{said}</Wrong>
      <p className={classes.two}>
        <span>{t('sponsor.counted', { count: splitReason.trim().length, least })}</span>
        {similar.length > 0 && (
          <TextAct aria-expanded={isListed} onClick={() => setListed(!isListed)}>
            {isListed ? t('sponsor.fewerCards') : t('sponsor.seeSimilar', { count: similar.length })}
          </TextAct>
        )}
      </p>
      {isListed && (
        <ul className={classes.similar}>
          {similar.map((one) => (
            <li key={one.id}>
              <TextLink to={purchaseAddress(one.id)}>{one.projectName}</TextLink>
              <small>
                {[one.projectCode, one.submitTime && format.date(one.submitTime), format.money(one.amount)]
                  .filter(Boolean)
                  .join(' · ')}
              </small>
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
