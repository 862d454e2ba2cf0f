import { Failure, invalid } from '../../failure/failure.ts';

/** What the constraints mean to somebody who creates or changes a department. */
export const changeConstraints = {
  dept_code_unique: () => invalid({ field: 'deptCode', rule: 'unique' }),
  dept_name_unique: () => invalid({ field: 'deptName', rule: 'unique' }),
  // Deleted since it was read.
  dept_parent_fkey: () => invalid({ field: 'parentId', rule: 'exists' }),
  dept_leader_fkey: () => invalid({ field: 'leaderId', rule: 'exists' }),
};

/** What the constraints of the rows that refer to a department mean to somebody who deletes it. */
export const deleteConstraints = {
  dept_parent_fkey: () => new Failure('hasChildren'),
  app_user_dept_fkey: () => new Failure('hasUsers'),
  expenditure_dept_fkey: () => new Failure('referenced'),
  user_role_dept_dept_fkey: () => new Failure('hasUsers'),
};
