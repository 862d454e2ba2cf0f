import type { Schemas } from '@campus-procurement/sdk';
import { type ClipboardEvent, type KeyboardEvent, useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { Columns } from '#ui/page/Columns.tsx';
import { ArgumentField } from './ArgumentField.tsx';
import { BasicsPart } from './BasicsPart.tsx';
import { FormPart } from './FormPart.tsx';
import { FormSteps } from './FormSteps.tsx';
import { ItemField } from './ItemField.tsx';
import { LineHints } from './LineHints.tsx';
import { LinesPart } from './LinesPart.tsx';
import { MoneyPart } from './MoneyPart.tsx';
import { NextBar } from './NextBar.tsx';
import { Papers } from './PapersQuestion.tsx';
import { Precheck } from './Precheck.tsx';
import classes from './parts.module.css';
import { TermsPart } from './TermsPart.tsx';
import { useCards } from './useCards.ts';
import { useContactPrefill } from './useContactPrefill.ts';
import { usePartFacts } from './usePartFacts.ts';
import type { PartsState } from './useParts.ts';
import type { PurchaseState } from './usePurchase.ts';

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
            {purchase.hasItems && <ItemField form={form} check={check} />}
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
