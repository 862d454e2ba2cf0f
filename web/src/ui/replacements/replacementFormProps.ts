import type { Schemas } from '@campus-procurement/sdk';

/** What the form is given in which somebody takes the place of a person who has left. */
export interface ReplacementFormProps {
  part: Schemas['HolderPart'];
  recordId: string;
  /** What the record is called. */
  name: string;
  leavers: readonly { userId: string; name: string }[];
  onClose: () => void;
  /** Reads the record again, when somebody else was faster. */
  onReload?: () => void;
}
