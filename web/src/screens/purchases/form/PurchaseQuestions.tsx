import type { Schemas } from '@campus-procurement/sdk';
import { type ClipboardEvent, type KeyboardEvent, useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import { CardsQuestion } from './CardsQuestion.tsx';
import { ItemField } from './ItemField.tsx';
import { MoneyQuestion } from './MoneyQuestion.tsx';
import { MoreQuestion } from './MoreQuestion.tsx';
import { PapersQuestion } from './PapersQuestion.tsx';
import { Question } from './Question.tsx';
import { SubmitBar } from './SubmitBar.tsx';
import classes from './sponsor.module.css';
import { useCards } from './useCards.ts';
import type { PurchaseState } from './usePurchase.ts';
import { WayField } from './WayField.tsx';
import { WhatQuestion } from './WhatQuestion.tsx';
import { WhomQuestion } from './WhomQuestion.tsx';

interface PurchaseQuestionsProps {
  purchase: PurchaseState;
  project: Schemas['ProjectDetail'] | null;
  /** The name that follows from the lines. */
  derived: string;
  isRunning: boolean;
  onSubmit: () => void;
  /** Leaves the form; its label says whereto. */
  leave: { label: string; onClick: () => void };
}

/** The questions, and the bar below them that submits the answers. Ctrl + Enter submits, too. */
export function PurchaseQuestions({ purchase, project, derived, isRunning, onSubmit, leave }: PurchaseQuestionsProps) {
  const t = useT();
  const { form, checking, isDeclared, declare, setFull } = purchase;
  const { values, change, idOf } = form;
  const { check } = checking;
  const isLarger = check !== undefined && check.lane !== 'SMALL';
  const cards = useCards(check, project);
  useFirstField(project === null, purchase.hasItems ? idOf('associationCode') : idOf(`lines.${values.lines[0]?.key}.itemName`));
  // The card that was used last pays, unless another one is chosen.
  const firstCard = cards.cards?.[0]?.id;
  useEffect(() => {
    if (project === null && firstCard && values.funds.length === 0) change({ funds: [{ expenditureId: firstCard, amount: '' }] });
  }, [project, firstCard, values.funds.length, change]);

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isLarger) setFull(true);
    else onSubmit();
  }

  function onPaste(event: ClipboardEvent) {
    const pasted = [...(event.clipboardData.files ?? [])];
    if (pasted.length === 0) return;
    event.preventDefault();
    form.uploads.files.add(pasted);
  }

  return (
    <form
      className={classes.form}
      onSubmit={(event) => event.preventDefault()}
      onKeyDown={onKeyDown}
      onPaste={onPaste}
      noValidate
    >
      <div className={classes.panel}>
        {purchase.hasItems && (
          <Question
            label={t('sponsor.item')}
            hint={t('sponsor.itemAbove')}
            isWrong={form.wrongAt('associationCode') !== undefined}
          >
            <ItemField form={form} check={check} />
          </Question>
        )}
        <WhatQuestion form={form} />
        <WhomQuestion form={form} isLarger={isLarger} />
        <MoneyQuestion form={form} check={check} />
        <CardsQuestion form={form} cards={cards} />
        <PapersQuestion form={form} />
        <MoreQuestion form={form} derived={derived} />
        {check !== undefined && check.executions.length > 0 && (
          <Question label={t('sponsor.way')} hint={t('sponsor.wayHint')} isWrong={form.wrongAt('executionCode') !== undefined}>
            <WayField form={form} check={check} />
          </Question>
        )}
      </div>
      <SubmitBar
        form={form}
        check={check}
        isDeclared={isDeclared}
        isRunning={isRunning}
        onSubmit={onSubmit}
        leave={leave}
        onDeclare={declare}
        onGrow={() => setFull(true)}
      />
    </form>
  );
}

/** The cursor stands in the first field of a new purchase; on a phone that would open the keyboard. */
function useFirstField(isNew: boolean, field: string) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once
  useEffect(() => {
    if (isNew && window.matchMedia('(pointer: fine)').matches) document.getElementById(field)?.focus({ preventScroll: true });
  }, []);
}
