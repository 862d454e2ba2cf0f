import { Failure, invalid } from '#platform/failure/failure.ts';

/** The refusals for constraints that creating or changing a department can violate. */
export const changeConstraints = {
  dept_code_unique: () => invalid({ field: 'deptCode', rule: 'unique' }),
  dept_name_unique: () => invalid({ field: 'deptName', rule: 'unique' }),
  // Somebody has deleted it since it was read.
  dept_parent_fkey: () => invalid({ field: 'parentId', rule: 'exists' }),
  dept_leader_fkey: () => invalid({ field: 'leaderId', rule: 'exists' }),
};

/** The refusals for foreign keys that keep a department from being deleted. */
export const deleteConstraints = {
  dept_parent_fkey: () => new Failure('hasChildren'),
  app_user_dept_fkey: () => new Failure('hasUsers'),
  goods_category_dept_fkey: () => new Failure('referenced'),
  goods_category_manager_dept_fkey: () => new Failure('referenced'),
  expenditure_dept_fkey: () => new Failure('referenced'),
  user_role_dept_dept_fkey: () => new Failure('hasUsers'),
};
