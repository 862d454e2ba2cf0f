import type { Client, Input, OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';
import { expect, test } from 'vitest';
import { examples } from '../../sdk/src/generated/examples.ts';
import { seedId } from './db/reference/seedId.ts';
import { permissionInputs } from './permissions.inputs.ts';
import { pdf, pixel } from './testing/contents.ts';
import { drawn } from './testing/drawn.ts';
import { differences } from './testing/excerpt.ts';
import { failureOf } from './testing/failureOf.ts';
import { withId } from './testing/reach.ts';
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

/** The row that each is about, where neither its body nor its answer names one. */
const rows: Partial<Record<OperationId, string>> = {
  deleteRole: seedId('role', 211),
  removeMenu: seedId('menu', 401),
  deleteDept: seedId('dept', 315),
  updateDictType: seedId('dictType', 520),
  deleteDictType: seedId('dictType', 520),
  updateDictEntry: seedId('dictEntry', 601),
  deleteDictEntry: seedId('dictEntry', 660),
  updateCharacter: seedId('characterValue', 730),
  deleteCharacter: seedId('characterParameter', 712),
  resetCharacterSchoolValue: seedId('characterValue', 730),
  updateGoodsCategory: seedId('goodsCategory', 2190),
  removeGoodsCategory: seedId('goodsCategory', 2190),
  updatePurchasingCategory: seedId('purchasingCategory', 2202),
  deletePurchasingCategory: seedId('purchasingCategory', 2201),
  updatePurchasingExecution: seedId('purchasingExecution', 2301),
  deletePurchasingExecution: seedId('purchasingExecution', 2307),
  deleteApplyComment: seedId('comment', 5705),
  updateContact: seedId('contact', 5001),
  deleteContact: seedId('contact', 5001),
  updateExpenditure: seedId('expenditure', 5101),
  authorizeExpenditureUsers: seedId('expenditure', 5101),
  deleteExpenditure: seedId('expenditure', 5102),
  deleteUser: seedId('user', 111),
  resetPassword: seedId('user', 103),
  updateIntegrityExposure: seedId('exposure', 3609),
  deleteIntegrityExposure: seedId('exposure', 3609),
  publishIntegrityExposure: seedId('exposure', 3601),
  recordIntegrityExposureAppeal: seedId('exposure', 3601),
  countArticleView: seedId('news', 3101),
  downloadDoc: seedId('downloadDoc', 3801),
  updateDownloadDoc: seedId('downloadDoc', 3801),
  deleteDownloadDoc: seedId('downloadDoc', 3801),
  unbindWechat: seedId('wechatReceiver', 5301),
  deleteMessageSceneRelation: seedId('messageSceneRelation', 5401),
  ...drafts('News', seedId('news', 3117)),
  ...drafts('SystemAnnouncement', seedId('systemAnnouncement', 3208)),
  ...drafts('Lighthouse', seedId('lighthouse', 3508)),
  ...drafts('HelpFaq', seedId('faq', 3308)),
  ...drafts('HelpGuideline', seedId('guideline', 3408)),
  ...drafts('Product', seedId('product', 3708)),
};

function drafts(what: string, id: string): Partial<Record<OperationId, string>> {
  return Object.fromEntries(['update', 'publish', 'delete'].map((verb) => [verb + what, id]));
}

/** Files that only who has uploaded them can name: what is sent has one in the place of the file of the demo data. */
const uploads = {
  saveDownloadDoc: { bizType: 'DOCUMENT', file: new File([new Uint8Array(pdf())], 'a.pdf') },
  saveIntegrityExposure: { bizType: 'EXPOSURE', file: new File([new Uint8Array(pdf())], 'a.pdf') },
  saveProduct: { bizType: 'PRODUCT', file: new File([new Uint8Array(pixel)], 'a.png') },
} satisfies { [Id in OperationId]?: Input<'uploadFile'>['body'] };

async function inputOf(id: OperationId, client: Client): Promise<Input<OperationId>> {
  const { request, data } = examples[id];
  const row = rows[id] ?? (data as { id?: string } | null)?.id;
  const input = { ...permissionInputs[id], ...(request !== undefined && { body: request }) };
  const sent = JSON.stringify(row === undefined ? input : withId(input, row));
  const upload = id in uploads ? uploads[id as keyof typeof uploads] : null;
  const file = upload && (await client.files.uploadFile({ body: upload }));
  return JSON.parse(file ? sent.replaceAll(/01957b1e-6c00-7a10-8000-0000000039\d\d/g, file.id) : sent);
}

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
        answer = { data: await client.call(id, await inputOf(id, client)) };
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
