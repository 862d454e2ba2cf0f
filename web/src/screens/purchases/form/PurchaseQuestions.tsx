import type { Schemas } from '@campus-procurement/sdk';
import { Button, Textarea, TextInput } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { type ClipboardEvent, type KeyboardEvent, useEffect } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { ActionBar } from '#ui/page/ActionBar.tsx';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { CardsQuestion } from './CardsQuestion.tsx';
import { CopyField } from './CopyField.tsx';
import { Declaration } from './Declaration.tsx';
import { ItemField } from './ItemField.tsx';
import { isDecided } from './isDecided.ts';
import { MoneyQuestion } from './MoneyQuestion.tsx';
import { needsTender } from './needsTender.ts';
import { PapersQuestion } from './PapersQuestion.tsx';
import { limits } from './purchaseValues.ts';
import { Question } from './Question.tsx';
import classes from './sponsor.module.css';
import { useCards } from './useCards.ts';
import type { Check } from './useCheck.ts';
import type { Purchase, PurchaseState } from './usePurchase.ts';
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
  // What may not be bid for here is not led on to a bidding.
  const isTender = check !== undefined && values.executionCode !== 'OPEN_TENDER' && needsTender(check);
  const cards = useCards(check, project);
  useFirstField(project === null, purchase.hasItems ? idOf('associationCode') : idOf(`lines.${values.lines[0]?.key}.itemName`));
  // The card that was used last pays, unless another one is chosen.
  const firstCard = cards.cards?.[0]?.id;
  useEffect(() => {
    if (project === null && firstCard && values.funds.length === 0) change({ funds: [{ expenditureId: firstCard, amount: '' }] });
  }, [project, firstCard, values.funds.length, change]);

  function grow() {
    if (isTender) change({ executionCode: 'OPEN_TENDER' });
    setFull(true);
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (isTender || isLarger) grow();
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
        onGrow={grow}
        isTender={isTender}
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

interface SubmitBarProps {
  form: Purchase;
  check: Check | undefined;
  isDeclared: boolean;
  onDeclare: (is: boolean) => void;
  isRunning: boolean;
  onSubmit: () => void;
  /** Goes on with the larger form. */
  onGrow: () => void;
  /** Whether it leads on to a tender outside the platform. */
  isTender: boolean;
  /** Leaves the form; its label says whereto. */
  leave: { label: string; onClick: () => void };
}

/** The declaration and the button that names who gets the purchase, or leads on to the larger form. */
function SubmitBar({ form, check, isDeclared, onDeclare, isRunning, onSubmit, onGrow, isTender, leave }: SubmitBarProps) {
  const t = useT();
  return (
    <ActionBar start={<Declaration label={t('sponsor.declare')} form={form} isDeclared={isDeclared} onDeclare={onDeclare} />}>
      <Button variant="default" onClick={leave.onClick} disabled={isRunning}>
        {leave.label}
      </Button>
      {isTender || check?.lane === 'BIDDING' ? (
        <Button onClick={onGrow} rightSection={<IconArrowRight size={16} aria-hidden />}>
          {t(isTender ? 'sponsor.goOnTender' : 'sponsor.goOnLarger')}
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

/** What nobody has to say: another name, what it is for, and who else shall know. @param derived the name that follows from the lines */
function MoreQuestion({ form, derived }: { form: Purchase; derived: string }) {
  const t = useT();
  const purpose = usePurposeLabel();
  const { values, change, wrongAt, idOf } = form;
  return (
    <Question
      label={t('sponsor.more')}
      hint={t('sponsor.moreHint')}
      isWrong={Boolean(wrongAt('projectName') ?? wrongAt('description') ?? wrongAt('copyUserIds'))}
    >
      <div className={classes.more}>
        <TextInput
          id={idOf('projectName')}
          label={t('sponsor.name')}
          placeholder={derived || t('sponsor.nameHint')}
          value={values.projectName}
          maxLength={limits.name}
          autoComplete="off"
          error={wrongAt('projectName')}
          onChange={(event) => change({ projectName: event.currentTarget.value })}
        />
        <Textarea
          id={idOf('description')}
          label={t(purpose)}
          value={values.description}
          maxLength={limits.description}
          autosize
          minRows={1}
          maxRows={6}
          error={wrongAt('description')}
          onChange={(event) => change({ description: event.currentTarget.value })}
        />
        <CopyField form={form} />
      </div>
    </Question>
  );
}
