import { invalid } from '#platform/failure/failure.ts';

/** The refusals for constraints that creating or changing a department can violate. */
export const changeConstraints = {
  dept_code_unique: () => invalid({ field: 'deptCode', rule: 'unique' }),
  dept_name_unique: () => invalid({ field: 'deptName', rule: 'unique' }),
  // Somebody has deleted it since it was read.
  dept_parent_fkey: () => invalid({ field: 'parentId', rule: 'exists' }),
  dept_leader_fkey: () => invalid({ field: 'leaderId', rule: 'exists' }),
};
