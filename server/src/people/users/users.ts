import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { withLogged, withoutTransaction, withSecrets } from '#platform/contract/handlerMarks.ts';
import { startExport } from '#platform/exports/startExport.ts';
import { loggedRows } from '#platform/imports/importRows.ts';
import { addUserRoles } from './addUserRoles.ts';
import { createUser } from './createUser.ts';
import { deleteUser } from './deleteUser.ts';
import { userReport } from './exportUsers.ts';
import { getUserDetail } from './getUserDetail.ts';
import { addInitialPasswords, importUsers } from './importUsers.ts';
import { listUsersSimple } from './listUsersSimple.ts';
import { getMyProfile, updateMyProfile } from './myProfile.ts';
import { queryAutomaticUserPage, querySchoolUserPage } from './queryUserPages.ts';
import { resetForgottenPassword } from './resetForgottenPassword.ts';
import { resetPassword } from './resetPassword.ts';
import { addPasswords, resetPasswords } from './resetPasswords.ts';
import { sendPhoneCaptcha } from './sendPhoneCaptcha.ts';
import { syncCasUsers } from './syncCasUsers.ts';
import { updateMyPhone } from './updateMyPhone.ts';
import { updatePassword } from './updatePassword.ts';
import { updateUser } from './updateUser.ts';
import { updateUserStatus } from './updateUserStatus.ts';

export const users = {
  querySchoolUserPage,
  queryAutomaticUserPage,
  exportUsers: ({ body }, context) => startExport(userReport, body, context),
  getUserDetail,
  listUsersSimple,

  async checkAccount({ query: { account, excludeId = '' } }, { db }) {
    const user = await db
      .selectFrom('appUser')
      .select('id')
      .where('account', '=', account.toLowerCase())
      .where('id', '<>', excludeId)
      .executeTakeFirst();
    return { exists: user !== undefined };
  },

  createUser,
  importUsers: withLogged(withSecrets(importUsers, addInitialPasswords), loggedRows(['account', 'dept', 'roles', 'roleDepts'])),
  updateUser,
  addUserRoles,
  updateUserStatus,
  deleteUser,
  resetPassword,
  resetPasswords: withSecrets(resetPasswords, addPasswords),
  syncCasUsers,
  sendPhoneCaptcha: withoutTransaction(sendPhoneCaptcha),
  resetForgottenPassword: withoutTransaction(resetForgottenPassword),
  updatePassword: withoutTransaction(updatePassword),
  getMyProfile,
  updateMyProfile,
  updateMyPhone: withoutTransaction(updateMyPhone),
} satisfies Partial<Handlers<Context>>;
