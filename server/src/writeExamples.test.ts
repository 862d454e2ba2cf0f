import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { expect, test } from 'vitest';
import { examples } from '../../sdk/src/generated/examples.ts';
import { demoRequest } from './testing/demoRequest.ts';
import { drawn } from './testing/drawn.ts';
import { differences } from './testing/excerpt.ts';
import { failureOf } from './testing/failureOf.ts';
import { startApp } from './testing/startApp.ts';

/** What cannot be sent as it stands to the demo data, and why. */
const notAsItStands = {
  accountLogin: 'takes a ticket that another system has signed',
  exchangeToken: 'takes a ticket that another system has signed',
  checkJumpLoginTicket: 'takes a ticket that another system has signed',
  registerSupplier: 'takes a code that was sent to a phone',
  updateMyPhone: 'takes a code that was sent to a phone',
  resetForgottenPassword: 'takes a code that was sent to a phone',
  updateSupplierProfile: 'no supplier of the demo data has an account',
  syncExpenditures: 'asks a financial system',
  syncCasUsers: 'asks the sign-on of a school',
  stopTask: 'no task of the demo data is open',
  uploadFile: 'is a form with a file',
} satisfies Partial<Record<OperationId, string>>;

/** What is made or drawn anew each time: ids, secrets and moments. */
const drawnAnew = /^(id|taskId|access_token|expires_in|tempPassword|initialPassword|sceneKey|qrCode|url)$|Time$/;
const masked = (data: unknown): unknown =>
  JSON.parse(JSON.stringify(data ?? null, (field, value) => (drawnAnew.test(field) && value !== null ? typeof value : value)));

const accounts = ['teacher1', 'schooladmin', 'admin', 'officer1', 'finance1', 'operator1'];
const writes = Object.values(contract).filter(
  ({ id, method, sideEffect }) => (method !== 'GET' || sideEffect) && !id.startsWith('query') && !(id in notAsItStands),
);

/** All of them, each on a database of its own, take a minute. */
test.each(drawn(writes, 8))(
  'the example of $id is accepted on the demo data, and answered as the description shows',
  async ({ id }) => {
    const app = await startApp();
    const refusals: string[] = [];
    let answer: { data: unknown } | null = null;
    for (const account of accounts) {
      const client = app.client((await app.as(account)).token, '10.0.0.1', 'zh-CN');
      const send = async () => {
        answer = { data: await client.call(id, await demoRequest(id, client)) };
      };
      const failure = await failureOf(send());
      if (!failure) break;
      refusals.push(`${account}: ${JSON.stringify(failure)}`);
    }
    await app.close();
    if (!answer) throw new Error(`Nobody may send it: ${refusals}`);
    const { data } = answer as { data: unknown };
    expect(differences(masked(data), masked(examples[id].data))).toEqual([]);
  },
);
