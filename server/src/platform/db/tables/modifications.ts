import type { Schemas } from '@campus-procurement/sdk';
import type { JSONColumnType } from 'kysely';
import type { Tracked } from '../columns.ts';

/** A change of an approved purchase. */
interface ProjectModifyTable extends Tracked {
  companyId: string;
  id: string;
  projectId: string;
  modifyCode: string | null;
  modifyTypes: JSONColumnType<Schemas['ModifyType'][]>;
  reason: string;
  wanted: JSONColumnType<Schemas['WantedChanges']>;
  /** As it was at the submission; null before. */
  changes: JSONColumnType<Schemas['ProjectChange'][]> | null;
  status: Schemas['ModifyStatus'];
  /** Who has begun it. */
  userId: string;
  instanceId: string | null;
  submitTime: Date | null;
  endTime: Date | null;
  opinion: string | null;
}

export interface ModificationTables {
  projectModify: ProjectModifyTable;
}
