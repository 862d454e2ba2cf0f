import type { Handlers } from '@campus-procurement/sdk';
import { countCall } from '#platform/auth/callLimit.ts';
import { captchaSeconds, storeCaptcha } from '#platform/auth/captcha.ts';
import { grantsOf, roleDepts } from '#platform/auth/grants.ts';
import { endSession, secondsUntil } from '#platform/auth/session.ts';
import type { Context } from '#platform/context/context.ts';
import { withOwnRepeats, withoutTransaction } from '#platform/contract/handlerMarks.ts';
import { getMallRedirect } from './getMallRedirect.ts';
import { login } from './login.ts';
import { endMyOtherSessions, endMySession, listMySessions } from './mySessions.ts';
import { userInfo } from './public.ts';
import { switchDept } from './switchDept.ts';
import { accountLogin, checkJumpLoginTicket, exchangeToken } from './ticketLogin.ts';
import { userMenu } from './userMenu.ts';

export const session = {
  login: withoutTransaction(login),
  accountLogin: withoutTransaction(accountLogin),
  exchangeToken: withoutTransaction(exchangeToken),
  checkJumpLoginTicket: withoutTransaction(checkJumpLoginTicket),

  async getCaptcha(_input, { db, address, now, captcha }) {
    await countCall(db, 'captcha', address, now);
    const { text, svg } = captcha();
    return {
      captchaKey: await storeCaptcha(db, text, now),
      image: `data:image/svg+xml;base64,${Buffer.from(svg).toString('base64')}`,
      expireSeconds: captchaSeconds,
    };
  },

  async logout(_input, { db, session: { tokenHash }, now, config }) {
    await endSession(db, tokenHash, now);
    return config.logoutRedirectUrl;
  },

  getInfo: (_input, { db, session: who, now, language }) => userInfo(db, { who, now, language }),

  getSessionStatus: async (_input, { session: { idleEndTime, expireTime, accessVersion }, now, webBuild, config }) => ({
    idleSeconds: secondsUntil(idleEndTime, now),
    lifetimeSeconds: secondsUntil(expireTime, now),
    accessVersion,
    webBuild,
    redirectOrigins: config.redirectOrigins,
  }),

  listMySessions,
  endMySession,
  endMyOtherSessions,

  getRoleDeptList: async (_input, { db, session: own, language }) => roleDepts(await grantsOf(db, own, language)),

  switchDept: withOwnRepeats(switchDept),

  getUserMenu: (_input, { db, role, session: own }) => userMenu(db, role, own.companyId),

  // Read from the database like the menu itself, because the settings drawer compares the two.
  getMenuConfig: (_input, { db, role, session: own }) => userMenu(db, role, own.companyId),

  getMallRedirect,
} satisfies Pick<
  Handlers<Context>,
  | 'login'
  | 'accountLogin'
  | 'exchangeToken'
  | 'checkJumpLoginTicket'
  | 'getCaptcha'
  | 'logout'
  | 'getInfo'
  | 'getSessionStatus'
  | 'listMySessions'
  | 'endMySession'
  | 'endMyOtherSessions'
  | 'getRoleDeptList'
  | 'switchDept'
  | 'getUserMenu'
  | 'getMenuConfig'
  | 'getMallRedirect'
>;
