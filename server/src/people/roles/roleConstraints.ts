import { invalid } from '#platform/failure/failure.ts';

/** What the constraints of the table `role`, and those that refer to it, mean to the caller. */
export const roleConstraints = {
  role_name_unique: () => invalid({ field: 'roleName', rule: 'unique' }),
  role_code_unique: () => invalid({ field: 'roleCode', rule: 'unique' }),
  role_company_id_fkey: () => invalid({ field: 'companyId', rule: 'exists' }),
};
