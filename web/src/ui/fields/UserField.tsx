import type { FieldValues } from 'react-hook-form';
import { useUserChoices } from '../choices/useUserChoices.ts';
import { withChosen } from '../choices/withChosen.ts';
import type { FieldProps } from './FieldProps.ts';
import { LookupField } from './LookupField.tsx';

interface UserFieldProps<V extends FieldValues> extends FieldProps<V, string> {
  /** Who is chosen at first; null for nobody. */
  person: { id: string; name: string } | null;
  /** Who cannot be meant, as oneself. */
  excluded?: string;
}

/** Somebody of the school, found by typing; the value is an id, '' for nobody. */
export function UserField<V extends FieldValues>({ person, excluded, ...field }: UserFieldProps<V>) {
  const [found, search] = useUserChoices();
  const others = found.filter(({ value }) => value !== excluded);
  const chosen = person ? [{ value: person.id, label: person.name }] : [];
  return <LookupField {...field} choices={withChosen(others, chosen)} onSearch={search} />;
}
