/**
 * Puts the living page in the place of the prepared one: what was typed into its fields so far stands in the fields of the same name,
 * the focus stays where somebody types, and the button that was pressed too early is pressed now.
 */
export function takeOverPrepared(living: HTMLElement): void {
  const all = document.querySelectorAll<HTMLElement>('[data-page]');
  const shown = [...all].find((page) => page.dataset.page === document.documentElement.dataset.prepared);
  if (shown) for (const input of shown.querySelectorAll('input')) takeOverInput(input, living);
  for (const page of all) page.remove();

  const { pressed } = document.documentElement.dataset;
  delete document.documentElement.dataset.pressed;
  // After the effects of the first commit, with which the buttons come to life.
  if (shown && pressed !== undefined) setTimeout(() => living.querySelectorAll('button')[Number(pressed)]?.click());
}

function takeOverInput(input: HTMLInputElement, living: HTMLElement): void {
  const own = living.querySelector<HTMLInputElement>(`input[name="${input.name}"]`);
  if (!own) return;
  if (input.type === 'checkbox') {
    if (input.checked !== input.defaultChecked) own.checked = input.checked;
    return;
  }
  if (!input.value) return;
  own.value = input.value;
  if (document.activeElement !== input) return;
  own.focus();
  own.setSelectionRange(input.selectionStart, input.selectionEnd);
}
