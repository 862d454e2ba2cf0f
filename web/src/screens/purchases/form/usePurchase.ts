import { useFeatureFlag } from '@campus-procurement/hooks';
import { isApiError, type Schemas } from '@campus-procurement/sdk';
import { useCallback, useEffect, useId, useMemo, useRef, useState } from 'react';
import { useT } from '#i18n/LanguageProvider.tsx';
import type { Translate } from '#i18n/messages.ts';
import { useDrafts } from '#ui/drafts/drafts.ts';
import { allowanceOf, type FileEntry } from '#ui/fields/fileEntry.ts';
import { useFileEntries } from '#ui/fields/useFileEntries.ts';
import { usePurposeLabel } from '#ui/purchase/usePurposeLabel.ts';
import { type Fault, faultsOf, oneEach, type QuestionName } from './faults.ts';
import { unreadIn } from './lineMoney.ts';
import { inputOf } from './purchaseInput.ts';
import {
  emptyValues,
  filledLines,
  isBegun,
  isLarger,
  type LineValues,
  limits,
  nextLine,
  type PurchaseValues,
  valuesOf,
} from './purchaseValues.ts';
import { useAutosave } from './useAutosave.ts';
import { useCheck } from './useCheck.ts';

/** Milliseconds after the last key. */
const pause = 300;

/** The name of the copy of what the server does not know at all. */
const unnamed = 'new';

const ofBidding = ['terms.priceCeiling', 'terms.minBidders', 'terms.noticeHours'];

/** What the questions of the form are given. */
export interface Purchase {
  values: PurchaseValues;
  change: (values: Partial<PurchaseValues>) => void;
  /** Changes a line, or adds it if it is the next one. */
  changeLine: (key: number, values: Partial<LineValues>) => void;
  /** What is said at a field; undefined if nothing is. */
  wrongAt: (field: string) => string | undefined;
  /** The id of the element in which a field is filled in. */
  idOf: (field: string) => string;
  uploads: Uploads;
}

type Uploads = Record<'files' | 'argument' | 'paper', ReturnType<typeof useFileEntries>>;

/** The uploads into the lists of files. They belong to the form as a whole: an upload goes on while its part of the form is folded. */
function useUploads(
  { files, argument, way }: PurchaseValues,
  store: (files: Partial<Record<keyof Uploads, FileEntry[]>>) => void,
): Uploads {
  const shared = { bizType: 'PURCHASE', allowance: allowanceOf('PURCHASE') } as const;
  return {
    files: useFileEntries({ ...shared, value: files, limit: limits.files, onChange: (entries) => store({ files: entries }) }),
    argument: useFileEntries({ ...shared, value: argument, limit: 1, onChange: (entries) => store({ argument: entries }) }),
    paper: useFileEntries({ ...shared, value: way.paper, limit: 1, onChange: (entries) => store({ paper: entries }) }),
  };
}

/** The name of a purchase that follows from its lines; '' of nothing. */
export function nameOfLines(t: Translate, lines: LineValues[]): string {
  const [first, ...others] = filledLines({ lines }).filter(({ itemName }) => itemName.trim() !== '');
  if (!first) return '';
  const name = first.itemName.trim();
  if (others.length > 0) return t('sponsor.nameOfMany', { name, count: others.length + 1 });
  return t('sponsor.nameOfOne', { name, quantity: first.quantity.trim(), unit: first.unit.trim() });
}

/** A purchase that is filled in: what stands there, what is wrong with it, and how it is saved by itself. @param wanted the way of a new one */
export function usePurchase(project: Schemas['ProjectDetail'] | null, wanted: PurchaseValues['executionCode'] = '') {
  const t = useT();
  const prefix = useId();
  /** Whether purchases hang on items of the school's own project system. */
  const hasItems = useFeatureFlag('QLGYUniversityCharacter');
  const [before] = useState(() =>
    project ? valuesOf(project, (lines) => nameOfLines(t, lines)) : { ...emptyValues, executionCode: wanted },
  );
  const [values, setValues] = useState(before);
  const [isTried, setTried] = useState(false);
  const [left, setLeft] = useState<readonly QuestionName[]>([]);
  const [isFull, setFull] = useState(() => (project === null ? wanted !== '' : isLarger(project)));
  const [isDeclared, declare] = useState(false);
  const [refused, setRefused] = useState<{ values: PurchaseValues; errors: Schemas['FieldError'][] } | null>(null);
  const input = useMemo(() => inputOf(values, nameOfLines(t, values.lines)), [values, t]);

  const inputOfStored = (stored: Schemas['ProjectDetail']) => {
    const read = valuesOf(stored, (lines) => nameOfLines(t, lines));
    return inputOf(read, nameOfLines(t, read.lines));
  };
  const [stored] = useState(
    () =>
      project && {
        target: { id: project.id, version: project.version },
        input: inputOfStored(project),
        time: project.updateTime,
      },
  );
  // A draft is charged to something from the beginning.
  const isCharged = values.item.code !== '' || !hasItems;
  const saving = useAutosave({ stored, input, isBegun: isBegun(values) && isCharged, inputOf: inputOfStored });
  const id = saving.target?.id ?? null;
  // The server takes no number that cannot be read: such a number is kept in this window.
  const isUnsaved = saving.isUnsaved || values.lines.some((line) => unreadIn(line).length > 0);
  const copy = useLocalCopy({ id, values, isUnsaved, before, restore: setValues });
  const checking = useCheck(input, id);

  const change = useCallback((some: Partial<PurchaseValues>) => setValues((now) => ({ ...now, ...some })), []);
  const changeLine = useCallback(
    (key: number, some: Partial<LineValues>) =>
      setValues((now) => {
        const next = nextLine(now.lines);
        const lines = next.key === key ? [...now.lines, next] : now.lines;
        return { ...now, lines: lines.map((line) => (line.key === key ? { ...line, ...some } : line)) };
      }),
    [],
  );

  const uploads = useUploads(values, ({ paper, ...others }) =>
    setValues((now) => ({ ...now, ...others, way: { ...now.way, paper: paper ?? now.way.paper } })),
  );

  const rules = faultsOf(t, values, usePurposeLabel());
  const { error } = saving.state;
  const notSaved = isApiError(error) ? error.fieldErrors : [];
  /** The larger form asks for no seller, the small one for no terms, another way for no rules of a bidding. */
  const isAsked = ({ question, field }: Fault) =>
    question !== (isFull ? 'whom' : 'terms') && (values.executionCode === '' || !ofBidding.includes(field));
  const all = (errors: readonly Schemas['FieldError'][]): Fault[] =>
    oneEach([
      ...rules.malformed(),
      ...rules.refused(errors),
      ...([...values.files, ...values.argument, ...values.way.paper].some((file) => file.id === null) ? [rules.papers()] : []),
      ...(isDeclared ? [] : [rules.declaration()]),
    ]).filter(isAsked);
  const known = all(checking.check?.errors ?? []);
  const refusals = rules.refused([...(refused?.values === values ? refused.errors : []), ...notSaved]);
  const said = isTried ? known : known.filter(({ question }) => left.includes(question));
  const shown = oneEach([...rules.malformed(), ...said, ...refusals]).filter(isAsked);
  const messages = new Map(shown.map(({ field, message }) => [field, message]));

  return {
    form: {
      values,
      change,
      changeLine,
      wrongAt: (field: string) => messages.get(field),
      idOf: (field: string) => `${prefix}-${field}`,
      uploads,
    } satisfies Purchase,
    input,
    id,
    saving,
    copy,
    checking,
    isTried,
    isDeclared,
    declare,
    hasItems,
    /** Somebody returned it: submitted again, it may go on where it was. */
    isReturned: project?.status === 'RETURNED',
    /** Whether the form asks for all that a purchase by bidding needs. */
    isFull,
    setFull,
    /** What the form says is wrong now. */
    faults: shown,
    /** What stands in the way of a submission now, said or not. */
    known,
    /** How many answers the server finds missing, each counted as it is said. */
    missing: oneEach(rules.refused((checking.check?.errors ?? []).filter(({ rule }) => rule === 'required'))).filter(isAsked)
      .length,
    /** What a submission would be refused for. */
    faultsIn: all,
    /** From now on everything that is missing is said, too. */
    tried: () => setTried(true),
    /** What is missing in these questions is said from now on. */
    leave: (questions: readonly QuestionName[]) => setLeft((before) => [...new Set([...before, ...questions])]),
    refuse: (errors: Schemas['FieldError'][]) => setRefused({ values, errors }),
  };
}

export type PurchaseState = ReturnType<typeof usePurchase>;

interface LocalCopyOptions {
  /** The purchase, once the server knows it. */
  id: string | null;
  values: PurchaseValues;
  isUnsaved: boolean;
  /** What the form began with. */
  before: PurchaseValues;
  restore: (values: PurchaseValues) => void;
}

/** Keeps what the server does not have yet in this window, through a reload, an expired session or a lost line, and puts it back. */
function useLocalCopy({ id, values, isUnsaved, before, restore }: LocalCopyOptions) {
  const drafts = useDrafts();
  const [restored, setRestored] = useState<number | null>(null);
  const isSought = useRef(false);
  const name = id ?? unnamed;

  useEffect(() => {
    if (isSought.current) return;
    isSought.current = true;
    const found = drafts.list().find(({ form }) => form === name);
    const kept = (found?.values as { values?: { to?: unknown } } | undefined)?.values?.to;
    if (!found || !isLike(kept, before)) return;
    restore(kept);
    setRestored(found.time);
  }, [drafts, name, before, restore]);

  const keepValues = useCallback(
    (form: string, typed: PurchaseValues) => {
      const { files, argument, way } = typed;
      const arrived = {
        files: files.filter(isUploaded),
        argument: argument.filter(isUploaded),
        way: { ...way, paper: way.paper.filter(isUploaded) },
      };
      drafts.keep(form, JSON.stringify(['pages.sponsor']), { values: { from: null, to: { ...typed, ...arrived } } });
    },
    [drafts],
  );

  useEffect(() => {
    if (id !== null) drafts.drop(unnamed);
  }, [drafts, id]);

  useEffect(() => {
    if (!isUnsaved) {
      drafts.drop(name);
      return;
    }
    let timer: ReturnType<typeof setTimeout> | undefined = setTimeout(() => {
      timer = undefined;
      keepValues(name, values);
    }, pause);
    return () => {
      if (timer === undefined) return;
      clearTimeout(timer);
      keepValues(name, values); // The last word before the session ended counts, too.
    };
  }, [drafts, name, values, isUnsaved, keepValues]);

  return {
    /** When that was typed which has been put back; null if nothing was. */
    restored,
    discard() {
      setRestored(null);
      drafts.drop(name);
      restore(before);
    },
    drop: () => drafts.drop(name),
    /** A new purchase begins with what stands here. */
    keepAsNew() {
      drafts.drop(name);
      keepValues(unnamed, values);
    },
  };
}

/** An upload ends with the form that began it. */
const isUploaded = ({ id }: FileEntry) => id !== null;

/** Whether a copy is of this version of the form. */
function isLike(kept: unknown, values: PurchaseValues): kept is PurchaseValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const copy: Partial<Record<string, unknown>> = { ...kept };
  return Object.entries(values).every(([name, value]) => {
    const other = copy[name];
    return typeof other === typeof value && Array.isArray(other) === Array.isArray(value);
  });
}
