import { invalid } from '#platform/failure/failure.ts';

/** The refusals for constraints that an insert or update can violate. Uniqueness is checked under the lock of the tree. */
export const categoryConstraints = {
  goods_category_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
  goods_category_dept_fkey: () => invalid({ field: 'managerDeptId', rule: 'exists' }),
  goods_category_asset_check: () => invalid({ field: 'fixedAsset', rule: 'contradiction' }),
  // Somebody has deleted it since it was read.
  goods_category_parent_fkey: () => invalid({ field: 'parentId', rule: 'exists' }),
};
