import { invalid } from '#platform/failure/failure.ts';

/** What the database refuses, as the caller is told. */
export const schoolConstraints = {
  company_pkey: () => invalid({ field: 'companyId', rule: 'unique' }),
  company_name_unique: () => invalid({ field: 'schoolName', rule: 'unique' }),
  company_code_unique: () => invalid({ field: 'schoolCode', rule: 'unique' }),
  company_cas_check: () => invalid({ field: 'casServerUrl', rule: 'required' }),
};
