import { useEffect, useRef } from 'react';
import type { FieldPath, FieldValues, UseFormReturn } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router-dom';

/**
 * Keeps what was entered through a reload of the page: in this entry of the browser tab's history, which ends with the tab and is
 * nobody else's.
 *
 * @param fields those that are kept: never a password or a code
 */
export function useDraft<V extends FieldValues>(form: UseFormReturn<V>, fields: readonly FieldPath<V>[]): void {
  const { state, search } = useLocation();
  const navigate = useNavigate();
  const { watch, setValue } = form;
  const kept = useRef<unknown>(state);

  // biome-ignore lint/correctness/useExhaustiveDependencies: read once, when the form is opened
  useEffect(() => {
    const draft = (kept.current as { draft?: Record<string, unknown> } | null)?.draft ?? {};
    for (const field of fields) {
      const value = draft[field];
      if (typeof value === 'string' && value !== '') setValue(field, value as never, { shouldDirty: true });
    }
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields are a constant of the form
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout>;
    const { unsubscribe } = watch((values) => {
      clearTimeout(timer);
      const draft = Object.fromEntries(fields.map((field) => [field, values[field]]));
      timer = setTimeout(() => navigate({ search }, { replace: true, state: { draft } }), 400);
    });
    return () => {
      clearTimeout(timer);
      unsubscribe();
    };
  }, [watch, navigate, search]);
}
