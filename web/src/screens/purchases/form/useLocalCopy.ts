import { useCallback, useEffect, useRef, useState } from 'react';
import { useDrafts } from '#ui/drafts/drafts.ts';
import type { PurchaseValues } from './purchaseValues.ts';

/** Milliseconds after the last key. */
const pause = 300;

/** The name of the copy of what the server does not know at all. */
const unnamed = 'new';

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
export function useLocalCopy({ id, values, isUnsaved, before, restore }: LocalCopyOptions) {
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
      const files = typed.files.filter((file) => file.id !== null);
      const argument = typed.argument.filter((file) => file.id !== null);
      drafts.keep(form, JSON.stringify(['pages.sponsor']), { values: { from: null, to: { ...typed, files, argument } } });
    },
    [drafts],
  );

  useEffect(() => {
    if (!isUnsaved) {
      drafts.drop(name);
      if (id !== null) drafts.drop(unnamed);
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
  }, [drafts, name, id, values, isUnsaved, keepValues]);

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

/** Whether a copy is of this version of the form. */
function isLike(kept: unknown, values: PurchaseValues): kept is PurchaseValues {
  if (typeof kept !== 'object' || kept === null) return false;
  const copy: Partial<Record<string, unknown>> = { ...kept };
  return Object.entries(values).every(([name, value]) => {
    const other = copy[name];
    return typeof other === typeof value && Array.isArray(other) === Array.isArray(value);
  });
}
