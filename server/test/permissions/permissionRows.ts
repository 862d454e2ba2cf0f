import type { Input, OperationId } from '@campus-procurement/sdk';

/**
 * Whose rows an operation shows or changes:
 *
 *   none    of nobody: it is public, or about what all have
 *   own     the caller's
 *   school  of the caller's school, in every role
 *   all     the same; with data scope ALL those of every school
 *   reach   the same; with COLLEGE, DEPT and SELF those of the college, of the department or of the caller only
 */
type Reach = 'none' | 'own' | 'school' | 'all' | 'reach';

export const callers = [
  'anonymous',
  'expired',
  'revoked',
  'switched away',
  'without a role',
  'admin',
  'school_admin',
  'purchaser',
  'dept_approver',
  'procurement_officer',
  'finance',
  'warehouse_keeper',
  'inspector',
  'operator',
  'auditor',
  'asset_checker',
  'archive_reader',
] as const;

/** What an operation shows, who may call it, and a request of it. */
export interface PermissionRow<Id extends OperationId> {
  reach: Reach;
  /**
   * A letter for each caller, in groups: without a live session (or one from before a switch), without a role, the administrators,
   * all other roles in the order above.
   *
   *   +  admitted (what the operation then says is another matter)
   *   a  refused: no session (401)
   *   r  refused: no role chosen (4007)
   *   x  refused: not permitted (403)
   */
  cells: string;
  /** A valid request that changes no row of the demo data, whoever sends it. */
  input: Input<Id>;
}

/** The rows of a module. */
export type PermissionRows = { [Id in OperationId]?: PermissionRow<Id> };
