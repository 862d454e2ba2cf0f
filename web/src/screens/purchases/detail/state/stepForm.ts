import type { Detail } from './projectState.ts';

/** What the form of a step of a purchase gets. */
export interface StepFormProps {
  project: Detail;
  onClose: () => void;
  /** Reads the purchase again; what was entered stays. */
  onReload: () => void;
}
