import { failureOf } from './failureOf.ts';

/** No row of any table has it. */
export const unknownId = '01957b1e-6c00-7fff-bfff-ffffffffffff';

/** What a call is answered with, as one text that has the same word for the id it names, and for what is made anew each time. */
export async function answerTo(call: Promise<unknown>, id: string): Promise<string> {
  let answer: unknown = null;
  const failure = await failureOf(call.then((data) => (answer = data)));
  const { status, code, msg, data: details } = failure ?? { status: 200, code: 0, msg: null, data: answer };
  return JSON.stringify({ status, code, msg, details }, masked).replaceAll(id, 'the id');
}

const drawnAnew = /^(id|taskId|expires|url)$|Time$/;
const masked = (field: string, value: unknown) => (drawnAnew.test(field) && value !== null ? typeof value : value);
