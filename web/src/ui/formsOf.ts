interface Row {
  id: string;
  allowedActions: readonly string[];
}

/**
 * The forms that may be open on a page with several for each row, for its `DraftOffer`: those of which the server still allows what they do.
 * The draft of each is called after the form and the row, e.g. `freeze 7`.
 * @param needs which action each form carries out
 */
export function formsOf<T extends Row, F extends string>(rows: readonly T[], needs: Record<F, T['allowedActions'][number]>) {
  const forms = Object.keys(needs) as F[];
  return rows.flatMap((row) =>
    forms.filter((form) => row.allowedActions.includes(needs[form])).map((form) => ({ id: `${form} ${row.id}`, form, row })),
  );
}
