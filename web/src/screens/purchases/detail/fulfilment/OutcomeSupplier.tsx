import { useState } from 'react';
import { type Control, useController } from 'react-hook-form';
import { choiceOfSupplier, useSupplierSearch } from '#ui/choices/useSupplierSearch.ts';
import { withChosen } from '#ui/choices/withChosen.ts';
import { type Choice, LookupField } from '#ui/fields/LookupField.tsx';
import type { Outcome } from './outcomeSchema.ts';

interface OutcomeSupplierProps {
  control: Control<Outcome>;
  /** Those that the request names. */
  known: Choice[];
}

/** From whom it is bought: an approved supplier of the library, those that the request names first. */
export function OutcomeSupplier({ control, known }: OutcomeSupplierProps) {
  const [found, search] = useSupplierSearch('APPROVED');
  const [chosen, setChosen] = useState<Choice[]>([]);
  const { field } = useController({ control, name: 'supplierId' });
  const choices = withChosen(withChosen((found.data?.records ?? []).map(choiceOfSupplier), known), chosen);
  const now = choices.find(({ value }) => value === field.value);
  // What was chosen stays among the choices when another name is searched.
  if (now && chosen[0]?.value !== now.value) setChosen([now]);
  return (
    <LookupField control={control} name="supplierId" label="fulfilment.supplier" choices={choices} onSearch={search} required />
  );
}
