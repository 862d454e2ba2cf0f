import { minuteMs } from '@campus-procurement/sdk/time';
import { seedId } from '#reference/seedId.ts';
import { aSupplier } from '../builders/aSupplier.ts';
import { pdf, pixel } from '../builders/contents.ts';
import { wechatFixture } from '../builders/wechatFixture.ts';
import { failureOf } from '../failureOf.ts';
import { password } from '../startApp.ts';
import { asShown, namesNothing, type Recipes, type Scene, shownBody, tooOften, twice } from './failureRecipe.ts';

const approved = seedId('supplier', 1201);
const pending = seedId('supplier', 1202);
/** The card of teacher1, with money frozen. */
const card = { id: seedId('expenditure', 5101) };

/**
 * Failures of operations on suppliers, funds, messages, files, documents and products; those of publications are in
 * `failureExamples.content.ts`.
 */
export const failuresOfBusiness: Recipes = {
  'auditCompany 200': async ({ company }) => {
    const { version } = await company.getCompanyDetail({ path: { id: approved } });
    return company.auditCompany({ body: { ...shownBody('auditCompany'), id: approved, version } });
  },
  'auditCompany 400': ({ company }) => company.auditCompany({ body: { id: pending, version: 2, result: 'REJECTED' } }),
  'updateCompanySignedAgreement 200': ({ company }) =>
    company.updateCompanySignedAgreement({ body: { ...shownBody('updateCompanySignedAgreement'), id: pending, version: 2 } }),
  // Uses the credit code of an existing supplier, so that the code is the only fault.
  'registerSupplier 200': (_client, { anybody }) => anybody().company.registerSupplier({ body: shownBody('registerSupplier') }),
  'registerSupplier 400': async (client, { app, anybody }) => {
    const { creditCode } = await client.company.getCompanyDetail({ path: { id: approved } });
    const body = shownBody('registerSupplier');
    await anybody().users.sendPhoneCaptcha({ body: { phone: body.contactPhone, scene: 'REGISTER' } });
    const phoneCaptcha = app.smsCodes.at(-1)?.code ?? '';
    return anybody().company.registerSupplier({ body: { ...body, creditCode, phoneCaptcha } });
  },
  'updateSupplierProfile 200': async (_client, scene) => {
    const { client, id, profile } = await registered(scene);
    const reviewer = await scene.as('schooladmin');
    await reviewer.company.updateCompanyStatus({ body: { id, version: 1, status: 'CANCELLED', reason: 'For a test' } });
    return client.company.updateSupplierProfile({ body: { ...profile, password, version: 2 } });
  },
  // The registry of these tests does not answer.
  'refreshCompanyGsInfo 200': asShown('refreshCompanyGsInfo'),
  'refreshCompanyGsInfo 429': tooOften(asShown('refreshCompanyGsInfo')),
  'importExpenditures 400': ({ expenditure }) => {
    const [first, second] = shownBody('importExpenditures').rows;
    if (!first || !second) throw new Error('The example has other rows');
    const rows = [
      { ...first, cardNo: 'KY2025-0101' },
      { ...second, owner: 'nobody' },
    ];
    return expenditure.importExpenditures({ body: { rows } });
  },
  'saveExpenditure 400': ({ expenditure }) =>
    expenditure.saveExpenditure({ body: { ...shownBody('saveExpenditure'), cardNo: 'KY2025-0101' } }),
  'updateExpenditure 200': ({ expenditure }) =>
    expenditure.updateExpenditure({ path: card, body: { version: 1, totalAmount: '1.00' } }),
  'authorizeExpenditureUsers 400': ({ expenditure }) =>
    expenditure.authorizeExpenditureUsers({ path: card, body: { version: 1, userIds: ['none'] } }),
  'deleteExpenditure 200': ({ expenditure }) => expenditure.deleteExpenditure({ path: card }),
  'freezeExpenditure 200': ({ expenditure }) =>
    expenditure.freezeExpenditure({ path: card, body: { ...shownBody('freezeExpenditure'), amount: '9999999.00' } }),
  'unfreezeExpenditure 400': async ({ expenditure }) => {
    const hold = shownBody('freezeExpenditure');
    await expenditure.freezeExpenditure({ path: card, body: hold });
    return expenditure.unfreezeExpenditure({ path: card, body: { ...hold, amount: '1000.01' } });
  },
  'carryExpenditures 400': ({ expenditure }) =>
    expenditure.carryExpenditures({ body: { expenditureIds: ['none'], validTo: '2099-12-31' } }),
  'syncExpenditures 200': namesNothing('syncExpenditures'),
  'exportExpenditureFlows 429': tooOften(asShown('exportExpenditureFlows')),
  'createWechatQrCode 200': async (_client, { app, as }) => {
    const { bound } = wechatFixture(app, Object.assign(await as('dean1'), { token: '' }));
    for (let receivers = 0; receivers < 6; receivers++) await bound();
  },
  // The receiver that teacher1 has unbound.
  'updateWechatPushState 200': ({ wechat }) =>
    wechat.updateWechatPushState({ body: { id: seedId('wechatReceiver', 5327), version: 2, pushState: true } }),
  'unbindWechat 200': ({ wechat }) => wechat.unbindWechat({ path: { id: seedId('wechatReceiver', 5327) } }),
  'addMessageSceneRelation 400': ({ wechat }) =>
    wechat.addMessageSceneRelation({ body: { receiverId: seedId('wechatReceiver', 5301), sceneCodes: ['SUPPLIER_RESULT'] } }),
  'uploadFile 400': ({ files }) => files.uploadFile({ body: { bizType: 'AVATAR', file: aPdf() } }),
  'uploadFile 429': tooOften(({ files }) =>
    files.uploadFile({ body: { bizType: 'AVATAR', file: new File([new Uint8Array(pixel)], 'a.png') } }),
  ),
  'downloadFile 200': async ({ files }, { app }) => {
    const { id, url } = await files.uploadFile({ body: { bizType: 'DOCUMENT', file: aPdf() } });
    await app.database.db.deleteFrom('file').where('id', '=', id).execute();
    return files.downloadFile(addressOf(id, url));
  },
  'downloadFile 400': async ({ files }, { app }) => {
    const { id, url } = await files.uploadFile({ body: { bizType: 'DOCUMENT', file: aPdf() } });
    app.clock.advance(11 * minuteMs);
    const failure = await failureOf(files.downloadFile(addressOf(id, url)));
    app.clock.advance(-11 * minuteMs);
    if (failure) throw failure;
  },
  'saveDownloadDoc 400': twice('saveDownloadDoc'),
  'saveProduct 400': twice('saveProduct'),
};

const aPdf = () => new File([new Uint8Array(pdf())], 'a.pdf');

/** Returns a supplier that has just registered and reads Chinese. */
async function registered({ app }: Scene) {
  const supplier = await aSupplier(app);
  return { ...supplier, client: app.client(supplier.client.token, '10.0.0.1', 'zh-CN') };
}

/** Returns the address of a file as the input of its operation. */
function addressOf(id: string, url: string) {
  const { searchParams } = new URL(url, 'http://server.test');
  const query = { expires: Number(searchParams.get('expires')), signature: searchParams.get('signature') ?? '' };
  return { path: { id }, query };
}
