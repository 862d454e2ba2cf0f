/** Something to do about a message, e.g. undo what it tells of. */
export interface MessageAct {
  label: string;
  onClick: () => void;
}
