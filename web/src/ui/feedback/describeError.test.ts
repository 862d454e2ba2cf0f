import { StaleIdentityError } from '@campus-procurement/hooks';
import {
  AbortError,
  BusinessError,
  HttpError,
  NetworkError,
  NotFoundError,
  ParseError,
  ServerError,
  TimeoutError,
  UnauthorizedError,
} from '@campus-procurement/sdk';
import { describe, expect, test } from 'vitest';
import { translate } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/messages.ts';
import { describeError } from './describeError.ts';

const t: Translate = (key, ...parameters) => translate('zh-CN', key, ...parameters);
const answer = (status: number) => new Response(null, { status });
const stale = (wasSent: boolean, sessionEnded: boolean) => new StaleIdentityError('saveRole', { wasSent, sessionEnded });
const fallback = '操作失败，请联系管理员';

describe('what is said of a failure', () => {
  test.each([
    ['a refusal', new BusinessError('x', { body: { code: 4204, msg: '存在关联用户，不能删除' } }), '存在关联用户，不能删除'],
    ['a refusal without words', new BusinessError('x', { body: { code: 4204, msg: '' } }), fallback],
    [
      'an HTTP error with an envelope',
      new ServerError('HTTP 500', { response: answer(500), body: { code: 5000, msg: '服务暂时不可用' } }),
      '服务暂时不可用',
    ],
    [
      'an HTTP error without, whose own message names the call',
      new HttpError('HTTP 502', { operationId: 'queryRolePage', response: answer(502) }),
      '服务器返回 HTTP 502，请稍后重试或联系管理员',
    ],
    ['an HTTP error without anything', new HttpError('', {}), fallback],
    ['no network', new NetworkError('x', {}), '网络连接失败，请检查网络后重试'],
    ['no answer in time', new TimeoutError('x', {}), '服务器响应超时，请稍后重试'],
    ['an answer that is none', new ParseError('x', {}), fallback],
    ['a write of another identity', stale(false, false), '账号、角色或部门已切换，本次操作没有提交'],
    ['one that had been sent', stale(true, false), '账号、角色或部门已切换，本次操作可能已经提交，请核对'],
    ['a write after the session', stale(false, true), '登录已结束，本次操作没有提交'],
    ['one that had been sent before its end', stale(true, true), '登录已结束，本次操作可能已经提交，请核对'],
    ['a fault of ours', new Error('undefined is not a function'), fallback],
    ['something that is no error', 'x', fallback],
  ])('%s', (_what, error, text) => expect(describeError(error, t)).toEqual({ text, silent: false }));

  test.each([
    new UnauthorizedError('x', { response: answer(401) }),
    new NotFoundError('x', { response: answer(404) }),
    new AbortError('x', {}),
  ])('nothing is notified of $name', (error) => expect(describeError(error, t).silent).toBe(true));
});
