import { useState } from 'react';
import { flushSync } from 'react-dom';
import { amountOf } from '#ui/fields/typedNumbers.ts';
import type { Fault, QuestionName } from './faults.ts';
import { filledLines, isBlank, type PurchaseValues, totalOf } from './purchaseValues.ts';
import type { PurchaseState } from './usePurchase.ts';

/** The parts of the larger form, in their order. */
export const parts = ['basics', 'lines', 'money', 'terms', 'papers'] as const;
export type Part = (typeof parts)[number];

/** What a part is called: what is not bid for has no rules of a bidding. */
export const labelOfPart = (part: Part, { executionCode }: Pick<PurchaseValues, 'executionCode'>) =>
  part === 'terms' && executionCode !== '' ? ('sponsor.part_termsOTHER' as const) : (`sponsor.part_${part}` as const);

/** The questions of each part. */
const questions: Record<Part, readonly QuestionName[]> = {
  basics: ['item', 'more', 'way'],
  lines: ['what', 'money'],
  money: ['cards'],
  terms: ['terms'],
  papers: ['papers'],
};

const partOf = (question: QuestionName) => parts.find((part) => questions[part].includes(question));

/** Where the larger form stands: which part is open, which are done, and what is next. */
export function useParts(purchase: PurchaseState) {
  const { form, faults, known, leave, isFull } = purchase;
  const [left, setLeft] = useState<readonly Part[]>([]);
  const [chosen, choose] = useState<Part | null>(null);
  const faultsIn = (part: Part, all: readonly Fault[]) => all.filter(({ question }) => partOf(question) === part);
  const isDone = (part: Part) => faultsIn(part, known).length === 0 && (left.includes(part) || hasContent(form, part));
  const firstOpen = parts.find((part) => !isDone(part)) ?? 'papers';
  // Which one is open does not change while somebody types in it.
  const [first, setFirst] = useState<Part | null>(null);
  if (isFull && first === null && purchase.checking.check) setFirst(firstOpen);
  const open = chosen ?? first ?? 'basics';

  function show(part: Part) {
    setLeft((before) => [...new Set([...before, open])]);
    leave(questions[open]);
    choose(part);
  }

  const later = parts.slice(parts.indexOf(open) + 1);
  return {
    open,
    labelOf: (part: Part) => labelOfPart(part, form.values),
    show,
    isDone,
    /** How many faults are said in a part. */
    countOf: (part: Part) => faultsIn(part, faults).length,
    /** What the main button leads to; null if nothing is left but to submit. */
    next: later.find((part) => !isDone(part)) ?? parts.find((part) => part !== open && !isDone(part)) ?? null,
    /** Opens the part in which a fault is. */
    reveal({ question }: Fault) {
      const part = partOf(question);
      if (part && part !== open) flushSync(() => show(part));
    },
  };
}

export type PartsState = ReturnType<typeof useParts>;

/** Whether it is said what for, and why in another way. */
export const hasBasics = ({ description, executionCode, otherReason }: PurchaseValues) =>
  description.trim() !== '' && (executionCode === '' || otherReason.trim() !== '');

/** Whether there is something in a part, so that nobody has to go through it. */
function hasContent({ values }: PurchaseState['form'], part: Part): boolean {
  const content: Record<Part, boolean> = {
    basics: hasBasics(values),
    lines: !filledLines(values).every(isBlank),
    money: values.funds.some(({ expenditureId }) => expenditureId !== '') && amountOf(totalOf(values)) !== null,
    terms: values.terms.deliveryDays !== '',
    papers: values.files.length + values.argument.length > 0,
  };
  return content[part];
}
