import type { Choice } from '#ui/fields/LookupField.tsx';

export interface PatternProps {
  /** The schools to choose from, for users who manage several. */
  schools: readonly Choice[];
  /** The school that is shown first. */
  companyId: string;
}

/** The props of both lists. */
export interface PatternListProps extends PatternProps {
  mayCreate: boolean;
  /** Whether the form for a new row is open. */
  isCreating: boolean;
  onCreated: () => void;
}
