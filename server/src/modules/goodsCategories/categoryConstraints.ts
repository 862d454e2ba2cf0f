import { invalid } from '../../failure/failure.ts';

/** What the constraints that an insert or update can break mean to the caller; what is `unique` was decided under the lock. */
export const categoryConstraints = {
  goods_category_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
  goods_category_dept_fkey: () => invalid({ field: 'managerDeptId', rule: 'exists' }),
  // Deleted by somebody else since it was read.
  goods_category_parent_fkey: () => invalid({ field: 'parentId', rule: 'exists' }),
};
