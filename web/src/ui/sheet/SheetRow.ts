/** A row of a table. */
export interface SheetRow {
  /** As the program that wrote it numbers it, from 1. */
  line: number;
  cells: string[];
}
