import { invalid } from '#platform/failure/failure.ts';

/** The refusals for constraints of the table `app_user`. */
export const userConstraints = {
  app_user_account_unique: () => invalid({ field: 'account', rule: 'unique' }),
  app_user_cas_id_unique: () => invalid({ field: 'casId', rule: 'unique' }),
};
