import type { Logger } from 'pino';
import { Failure } from '../failure/failure.ts';
import { firstCharacters } from '../values/firstCharacters.ts';
import type { WechatProvider, WechatSettings } from './wechatProvider.ts';

/** Temporary errors of WeChat and expired tokens: the next attempt may succeed. */
const passingFaults = [-1, 40001, 40014, 42001];
/** The most characters that WeChat accepts in one field of a template. */
const longestField = 20;

/** An answer of WeChat. It is an error if `errcode` is other than 0, whatever the HTTP status. */
interface Answer {
  errcode?: number;
  errmsg?: string;
}

/**
 * An official WeChat account, using the interface at developers.weixin.qq.com/doc/offiaccount.
 * @param timeoutMs for each of the two calls of a push
 */
export function officialAccount(
  { appId, secret, template, apiUrl }: WechatSettings,
  log: Logger,
  timeoutMs = 5000,
): WechatProvider {
  /** @throws Failure `unreachable`, after logging a line without secret and token */
  async function post<T>(path: string, search: string, body: object): Promise<T & Answer> {
    const headers = { 'content-type': 'application/json' };
    const init = { method: 'POST', headers, body: JSON.stringify(body), signal: AbortSignal.timeout(timeoutMs) };
    try {
      const response = await fetch(`${apiUrl}${path}${search}`, { ...init, redirect: 'error' });
      return (await response.json()) as T & Answer;
    } catch (error) {
      log.error({ path, reason: (error as Error).message }, 'WeChat was not reached');
    }
    throw new Failure('unreachable');
  }

  /** @throws Failure `unreachable`, also if WeChat refuses */
  async function accepted<T>(path: string, search: string, body: object): Promise<T> {
    const answer = await post<T>(path, search, body);
    if (!answer.errcode) return answer;
    log.error({ path, errcode: answer.errcode, errmsg: answer.errmsg }, 'WeChat refused a call');
    throw new Failure('unreachable');
  }

  /** The stable token is shared by all processes. An ordinary one would invalidate those of the others. */
  async function search(): Promise<string> {
    const body = { grant_type: 'client_credential', appid: appId, secret };
    const { access_token: token } = await accepted<{ access_token: string }>('/cgi-bin/stable_token', '', body);
    return `?access_token=${encodeURIComponent(token)}`;
  }

  return {
    async bindingLink(sceneKey, expireSeconds) {
      const { url } = await accepted<{ url: string }>('/cgi-bin/qrcode/create', await search(), {
        expire_seconds: expireSeconds,
        action_name: 'QR_STR_SCENE',
        action_info: { scene: { scene_str: sceneKey } },
      });
      return url;
    },
    async push({ openId, title }) {
      const data = { [template.field]: { value: firstCharacters(title, longestField) } };
      const body = { touser: openId, template_id: template.id, data };
      const path = '/cgi-bin/message/template/send';
      const { errcode, errmsg = '' } = await post(path, await search(), body);
      if (errcode !== undefined && passingFaults.includes(errcode)) {
        log.error({ path, errcode, errmsg }, 'WeChat refused a call');
        throw new Failure('unreachable');
      }
      return errcode ? `${errcode} ${errmsg}`.slice(0, 300) : null;
    },
    async probe() {
      await search();
    },
  };
}
