import type { FieldValues } from 'react-hook-form';
import { useUserChoices } from '../choices/useUserChoices.ts';
import type { FieldProps } from './FieldProps.ts';
import { LookupsField } from './LookupsField.tsx';

interface UsersFieldProps<V extends FieldValues> extends FieldProps<V, string[]> {
  /** Who is chosen at first. */
  people: readonly { id: string; name: string }[];
  /** Only those who have this role are found. */
  roleCode?: string;
}

/** Some people of the school, found by typing; the value is their ids. */
export function UsersField<V extends FieldValues>({ people, roleCode, ...field }: UsersFieldProps<V>) {
  const [found, search] = useUserChoices(roleCode);
  return (
    <LookupsField
      {...field}
      found={found}
      onSearch={search}
      chosen={people.map(({ id, name }) => ({ value: id, label: name }))}
    />
  );
}
