import { Failure, invalid } from '#platform/failure/failure.ts';

/** The refusals for constraints of the table `app_user` and of foreign keys that refer to it. */
export const userConstraints = {
  app_user_account_unique: () => invalid({ field: 'account', rule: 'unique' }),
  app_user_cas_id_unique: () => invalid({ field: 'casId', rule: 'unique' }),
  dept_leader_fkey: () => new Failure('referenced'),
  expenditure_owner_fkey: () => new Failure('referenced'),
  apply_comment_owner_fkey: () => new Failure('referenced'),
};
