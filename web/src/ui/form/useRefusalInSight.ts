import { type RefObject, useEffect } from 'react';

interface Submission {
  submitCount: number;
  isSubmitting: boolean;
}

/** The words below a field that is wrong, and the field with its label and hint: the static class names of Mantine. */
const words = '.mantine-InputWrapper-error, .mantine-Switch-error, .mantine-Checkbox-error';
const field = '.mantine-InputWrapper-root, .mantine-Switch-root, .mantine-Checkbox-root';
const focusable = ':is(input, textarea, button, [contenteditable="true"], [tabindex="0"]):not(:disabled, [tabindex="-1"])';

/** The attribute of what says why a form as a whole was refused; it needs `tabIndex={-1}`. */
export const refusalMark = { 'data-refusal': true, tabIndex: -1 } as const;

/**
 * After a save that was refused, scrolls what is wrong into sight and puts the focus there: on the words about the form as a whole
 * (`refusalMark`), else on the wrong field that has the focus already, else on the first wrong field. Of a list it is the first wrong row
 * (`data-refused`).
 */
export function useRefusalInSight(form: RefObject<HTMLFormElement | null>, { submitCount, isSubmitting }: Submission): void {
  useEffect(() => {
    if (submitCount > 0 && !isSubmitting && form.current) show(form.current);
  }, [form, submitCount, isSubmitting]);
}

function show(form: HTMLFormElement): void {
  const refusal = form.querySelector<HTMLElement>('[data-refusal]');
  if (refusal) refusal.focus();
  else showField(form);
}

function showField(form: HTMLFormElement): void {
  const wrong = [...form.querySelectorAll(words)].map((said) => ({ said, root: said.closest(field) }));
  const focused = wrong.find(({ root }) => root?.contains(document.activeElement));
  const { said, root } = focused ?? wrong[0] ?? {};
  const row = root?.querySelector<HTMLElement>('[data-refused]');
  const place = row ?? root;
  if (row || !focused) (place?.querySelector<HTMLElement>(focusable) ?? row)?.focus({ preventScroll: true });
  root?.scrollIntoView({ block: 'nearest' });
  said?.scrollIntoView({ block: 'nearest' });
  row?.scrollIntoView({ block: 'nearest' });
}
