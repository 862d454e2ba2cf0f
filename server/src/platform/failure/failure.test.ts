import { errorCodeValues } from '@campus-procurement/sdk/values';
import { expect, test } from 'vitest';
import { zhCN } from '../i18n/zhCN.ts';
import { Failure, type Reason } from './failure.ts';

test('every code that the description lists is the code of a refusal', () => {
  const codes = Object.keys(zhCN.failure).map((reason) => new Failure(reason as Reason).code);
  expect([...new Set(codes)].sort()).toEqual([...errorCodeValues].sort());
});
