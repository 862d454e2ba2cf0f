import type { LoginIssuer } from '../auth/loginIssuers.ts';
import type { RowSource } from '../gateway/rowSource.ts';
import type { WechatSettings } from '../wechat/wechatProvider.ts';

/** The settings that handlers read. */
export interface Config {
  /** The token that WeChat signs its notices with; null if the platform has no WeChat account. */
  wechat: Pick<WechatSettings, 'token'> | null;
  /** The address that a browser opens after logout, for example the school's own sign-out page. */
  logoutRedirectUrl: string | null;
  /** Origins that a browser may be redirected to. */
  redirectOrigins: string[];
  /** Outside systems whose users may log in with a ticket. */
  loginIssuers: LoginIssuer[];
  /** The source of synchronised users; null if it is not set up. */
  casUsers: RowSource | null;
  /** The source of synchronised budget cards; null if it is not set up. */
  funds: RowSource | null;
  /** The source of items of a school's own project system; null if it is not set up. */
  schoolItems: RowSource | null;
}
