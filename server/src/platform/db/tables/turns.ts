import type { OperationId, Schemas } from '@campus-procurement/sdk';

/** What is awaited of somebody. The rows of a record are computed from it after each of its steps. */
export interface TurnTable {
  companyId: string;
  /** The record that is locked and settled as a whole. */
  ownerKind: 'PROJECT' | 'DOCUMENT' | 'APPLY' | 'SUPPLIER';
  ownerId: string;
  step: Schemas['TodoKind'];
  /** The record on whose page it is done: a case, a contract, an acceptance, or the owner itself. */
  recordId: string;
  /** OPERATION: everybody who may call it in a role whose data scope covers `deptId`. WAREHOUSE: its keepers. */
  holderKind: 'USER' | 'OPERATION' | 'WAREHOUSE';
  /** Empty for a seat that nobody has. */
  holderId: string;
  /** The operation that does it; its permission is asked for when the row is read. */
  operation: OperationId;
  /** The department that the scope of an OPERATION must cover; null for the whole school. */
  deptId: string | null;
  /** Those of the holders who may not. */
  exceptIds: string[];
  projectId: string | null;
  /** One of several holders suffices. */
  anyOf: boolean;
  /** From when on it can be done; null if it can be done now. */
  fromTime: Date | null;
  since: Date;
  untilTime: Date | null;
}

export interface TurnTables {
  turn: TurnTable;
}
