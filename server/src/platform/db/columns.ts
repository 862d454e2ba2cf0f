import type { Generated } from 'kysely';

/** Columns of all rows that people can change: who created and changed them and when, and an optimistic lock. */
export interface Tracked {
  createTime: Generated<Date>;
  createByName: string | null;
  updateTime: Generated<Date>;
  updateByName: string | null;
  /** Raised by one at each change. A change that sends an old version is refused (code 4090). */
  version: Generated<number>;
}

export type Status = 'ENABLED' | 'DISABLED';
export type DataScope = 'SELF' | 'DEPT' | 'COLLEGE' | 'SCHOOL' | 'ALL';
