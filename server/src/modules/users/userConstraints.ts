import { Failure, invalid } from '../../failure/failure.ts';

/** What the constraints of the table `app_user`, and those that refer to it, mean to the caller. */
export const userConstraints = {
  app_user_account_unique: () => invalid({ field: 'account', rule: 'unique' }),
  app_user_cas_id_unique: () => invalid({ field: 'casId', rule: 'unique' }),
  dept_leader_fkey: () => new Failure('referenced'),
  expenditure_owner_fkey: () => new Failure('referenced'),
  apply_comment_owner_fkey: () => new Failure('referenced'),
};
