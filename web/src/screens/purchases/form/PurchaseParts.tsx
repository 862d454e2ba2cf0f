import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { Button, VisuallyHidden } from '@mantine/core';
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { useFormat } from '#i18n/useFormat.ts';
import { amountOf, quantityOf } from '#ui/fields/typedNumbers.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { askedAs } from '#ui/purchase/askedAs.ts';
import { ArgumentField } from './ArgumentField.tsx';
import { BasicsPart } from './BasicsPart.tsx';
import { Declaration } from './Declaration.tsx';
import { ItemField } from './ItemField.tsx';
import { isDecided } from './isDecided.ts';
import { LineHints } from './LineHints.tsx';
import { LinesPart } from './LinesPart.tsx';
import { MoneyPart } from './MoneyPart.tsx';
import { Papers } from './PapersQuestion.tsx';
import { Precheck } from './Precheck.tsx';
import classes from './parts.module.css';
import { filledLines, isBlank, type PurchaseValues, restOf, totalOf } from './purchaseValues.ts';
import { TermsPart } from './TermsPart.tsx';
import { TextAct } from './TextAct.tsx';
import { type Card, useCards } from './useCards.ts';
import type { Check } from './useCheck.ts';
import { useContactPrefill } from './useContactPrefill.ts';
import { hasBasics, labelOfPart, type Part, type PartsState, parts } from './useParts.ts';
import type { Purchase, PurchaseState } from './usePurchase.ts';

interface PurchasePartsProps {
  purchase: PurchaseState;
  state: PartsState;
  project: Schemas['ProjectDetail'] | null;
  /** The name that follows from the lines. */
  derived: string;
  isRunning: boolean;
  onSubmit: () => void;
  leave: { label: string; onClick: () => void };
}

/** A purchase by bidding in five parts on one page, of which one is open. */
export default function PurchaseParts({ purchase, state, project, derived, isRunning, onSubmit, leave }: PurchasePartsProps) {
  const t = useT();
  const { form, checking, isDeclared, declare, missing } = purchase;
  const { check } = checking;
  const cards = useCards(check, project);
  const contacts = useContactPrefill(form);
  const facts = usePartFacts({ values: form.values, check, cards: cards.cards });
  const isSmall = check?.lane === 'SMALL' && check.amount !== '0.00';
  // Newer browsers answer with a promise, which is no clean-up.
  useEffect(() => void window.scrollTo({ top: 0 }), []);

  function goOn() {
    if (isSmall) purchase.setFull(false);
    else if (state.next === null) onSubmit();
    else state.show(state.next);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    goOn();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = [...(event.clipboardData.files ?? [])];
    if (pasted.length === 0 || event.defaultPrevented) return;
    event.preventDefault();
    form.uploads.files.add(pasted);
  }

  const pattern =
    check?.pattern &&
    form.values.executionCode === '' &&
    t('sponsor.fromPattern', { name: check.pattern.categoryName ?? check.pattern.executionName });
  return (
    <>
      <FormSteps state={state} facts={facts.short} />
      <Columns
        rail={
          <>
            <Precheck form={form} check={check} missing={missing} isFailed={checking.error !== null} />
            <LineHints form={form} check={check} />
          </>
        }
      >
        <form
          className={classes.parts}
          onSubmit={(event) => event.preventDefault()}
          onKeyDown={onKeyDown}
          onPaste={onPaste}
          noValidate
        >
          <FormPart part="basics" state={state} facts={facts.long('basics')}>
            {purchase.hasItems && <ItemField form={form} check={check} label={t('sponsor.item')} />}
            <BasicsPart form={form} derived={derived} check={check} />
          </FormPart>
          <FormPart part="lines" state={state} facts={facts.long('lines')}>
            <LinesPart form={form} />
          </FormPart>
          <FormPart part="money" state={state} facts={facts.long('money')} end={<small>{facts.short.money}</small>}>
            <MoneyPart form={form} cards={cards} />
          </FormPart>
          <FormPart part="terms" state={state} facts={facts.long('terms')} end={<small>{pattern}</small>}>
            <TermsPart form={form} check={check} contacts={contacts} />
          </FormPart>
          <FormPart part="papers" state={state} facts={facts.long('papers')} end={<small>{t('sponsor.papersPartHint')}</small>}>
            <div className={classes.fields}>
              <ArgumentField form={form} check={check} />
              <Papers form={form} />
            </div>
          </FormPart>
        </form>
      </Columns>
      <NextBar
        form={form}
        check={check}
        state={state}
        isDeclared={isDeclared}
        isRunning={isRunning}
        isSmall={isSmall}
        leave={leave}
        onDeclare={declare}
        onMain={goOn}
      />
    </>
  );
}

interface FormPartProps {
  part: Part;
  state: PartsState;
  /** What is known of it, while it is folded. */
  facts: string;
  /** What is said at the end of its title while it is open, if nothing is wrong. */
  end?: ReactNode;
  children: ReactNode;
}

/** A part of the form: open, or folded to a line with its facts. */
function FormPart({ part, state, facts, end, children }: FormPartProps) {
  const t = useT();
  const title = useId();
  const isOpen = state.open === part;
  const count = state.countOf(part);
  const heading = useRef<HTMLHeadingElement>(null);
  const wasOpen = useRef(isOpen);
  // Who has gone on stands at the title of the part; who came from a fault goes to its field.
  useEffect(() => {
    if (isOpen && !wasOpen.current && !heading.current?.closest('section')?.contains(document.activeElement)) {
      heading.current?.focus({ preventScroll: true });
      heading.current?.scrollIntoView({ block: 'nearest' });
    }
    wasOpen.current = isOpen;
  }, [isOpen]);
  const wrong = count > 0 && <span className={classes.wrongCount}>{t('sponsor.toCorrect', { count })}</span>;
  return (
    <section className={classes.part} aria-labelledby={title} data-open={isOpen || undefined}>
      <div className={classes.partHead}>
        <span className={classes.no} aria-hidden>
          {parts.indexOf(part) + 1}
        </span>
        <h2 id={title} ref={heading} tabIndex={-1}>
          {t(state.labelOf(part))}
        </h2>
        {!isOpen && <span className={classes.partFacts}>{facts}</span>}
        <span className={classes.partEnd}>
          {isOpen ? (
            wrong || end
          ) : (
            <>
              {wrong}
              <TextAct onClick={() => state.show(part)}>
                {t(state.isDone(part) ? 'sponsor.changePart' : 'sponsor.fillIn')}
                <VisuallyHidden> {t(state.labelOf(part))}</VisuallyHidden>
              </TextAct>
            </>
          )}
        </span>
      </div>
      {isOpen && children}
    </section>
  );
}

interface FormStepsProps {
  state: PartsState;
  /** A fact of each part, in a few words. */
  facts: Record<Part, string>;
}

/** The parts of the form with a fact each; each leads to its part. It stays in sight. */
function FormSteps({ state, facts }: FormStepsProps) {
  const t = useT();
  const { open, show, isDone, countOf, labelOf } = state;
  return (
    <nav className={classes.steps} aria-label={t('sponsor.steps')}>
      <ol>
        {parts.map((part, index) => {
          const count = countOf(part);
          const isNow = part === open;
          return (
            <li key={part} data-state={isNow ? 'now' : isDone(part) ? 'done' : 'future'}>
              <button type="button" onClick={() => show(part)} aria-current={isNow ? 'step' : undefined}>
                <span>
                  {index + 1} {t(labelOf(part))}
                </span>
                <small data-wrong={count > 0 || undefined}>{count > 0 ? t('sponsor.toCorrect', { count }) : facts[part]}</small>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}

interface FactsOf {
  values: PurchaseValues;
  check: Check | undefined;
  cards: readonly Card[] | undefined;
}

/** What is known of each part: a few words for the steps, a line for a part that is folded. */
function usePartFacts({ values, check, cards }: FactsOf) {
  const t = useT();
  const format = useFormat();
  const { terms, funds, description, purchaseType } = values;
  const files = [...values.argument, ...values.files];
  const lines = filledLines(values).filter((line) => !isBlank(line));
  const total = totalOf(values);
  const rest = restOf(values);
  const chosen = funds.filter(({ expenditureId }) => expenditureId !== '');
  const isAssigned = compareMoney(rest, '0.00') === 0;
  const pieces = lines.reduce((sum, { quantity }) => sum + Number(quantityOf(quantity) ?? 0), 0);
  const sums = lines.flatMap((line) => (amountOf(line.amount) === null ? [] : [line]));
  const largest = sums.toSorted((one, other) => compareMoney(amountOf(other.amount) ?? '0', amountOf(one.amount) ?? '0'))[0];
  const isBidFor = values.executionCode === '';
  const config = isBidFor ? check?.pattern?.bidConfig : undefined;
  const minBidders = isBidFor && (terms.minBidders || config?.minBidders);
  const noticeHours = isBidFor && (terms.noticeHours || config?.noticeHours);

  const moneyWords = () => {
    if (chosen.length === 0) return t('sponsor.noCardYet');
    if (isAssigned) return t('sponsor.allAssigned');
    return rest.startsWith('-') ? t('sponsor.tooMuch', { sum: rest.slice(1) }) : t('sponsor.lacks', { sum: rest });
  };
  const termWords = () => {
    if (terms.deliveryDays !== '') return t('sponsor.filledIn');
    return t(config ? 'sponsor.byPattern' : 'sponsor.notYet');
  };
  const short: Record<Part, string> = {
    basics: t(hasBasics(values) ? 'sponsor.filledIn' : 'sponsor.notYet'),
    lines: lines.length === 0 ? t('sponsor.notYet') : t('sponsor.linesShort', { count: lines.length, sum: total }),
    money: moneyWords(),
    terms: termWords(),
    papers: files.length === 0 ? t('sponsor.noPapers') : t('sponsor.papersCount', { count: files.length }),
  };

  const long: Record<Part, (string | false | undefined)[]> = {
    basics: [t(`sponsor.type${purchaseType}`), description.trim() || t('sponsor.notYet')],
    lines: [
      lines.length === 0 ? t('sponsor.notYet') : t('sponsor.linesLong', { count: lines.length, pieces }),
      largest && t('sponsor.largest', { name: largest.itemName.trim(), sum: amountOf(largest.amount) ?? '0.00' }),
    ],
    money:
      chosen.length === 0
        ? [t('sponsor.noCardYet')]
        : chosen.map(({ expenditureId, amount }) => {
            const paid = chosen.length === 1 ? total : amountOf(amount);
            return [cards?.find(({ id }) => id === expenditureId)?.cardName, paid && format.money(paid)]
              .filter(Boolean)
              .join(' ');
          }),
    terms: [
      minBidders ? t('sponsor.factBidders', { count: Number(minBidders) }) : terms.deliveryDays === '' && t('sponsor.notYet'),
      noticeHours ? t('sponsor.factNotice', { hours: Number(noticeHours) }) : false,
      terms.deliveryDays !== '' && t('sponsor.factDelivery', { days: Number(terms.deliveryDays) }),
      terms.warrantyMonths !== '' && t('sponsor.factWarranty', { months: Number(terms.warrantyMonths) }),
    ],
    papers: files.length === 0 ? [t('sponsor.noPapers')] : files.map(({ fileName }) => fileName),
  };
  return { short, long: (part: Part) => long[part].filter(Boolean).join(' · ') };
}

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
function NextBar({ form, check, state, isDeclared, onDeclare, isRunning, onMain, isSmall, leave }: NextBarProps) {
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
  const steps = check.approvers.map((step) => {
    const names = step.names.length === 0 ? t('sponsor.noApprover') : t(`sponsor.of${step.mode}`, { names: step.names });
    return t('sponsor.chainStep', { names, kind: askedAs(step, t) });
  });
  return <span className={classes.chain}>{t(isOther ? 'sponsor.chainOTHER' : 'sponsor.chain', { steps })}</span>;
}
