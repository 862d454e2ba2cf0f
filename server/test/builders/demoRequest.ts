import type { Client, Input, OperationId } from '@campus-procurement/sdk';
import { seedId } from '#reference/seedId.ts';
import { examples } from '../../../sdk/src/generated/examples.ts';
import { permissions } from '../permissions/permissions.ts';
import { withId } from '../permissions/reach.ts';
import { pdf, pixel } from './contents.ts';

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
  deletePurchasingExecution: seedId('purchasingExecution', 2309),
  deleteApplyComment: seedId('comment', 5705),
  updateApprovalConfig: seedId('approvalConfig', 8601),
  deleteApprovalConfig: seedId('approvalConfig', 8604),
  updateWarehouse: seedId('warehouse', 9804),
  deleteWarehouse: seedId('warehouse', 9808),
  updateContact: seedId('contact', 5001),
  deleteContact: seedId('contact', 5001),
  updateProject: seedId('project', 9015),
  deleteProject: seedId('project', 9015),
  submitProject: seedId('project', 9015),
  terminateProject: seedId('project', 9019),
  confirmReceipt: seedId('project', 9019),
  receiveProject: seedId('project', 9019),
  assignProjectOfficer: seedId('project', 9019),
  copyProject: seedId('project', 9019),
  updateFramework: seedId('framework', 77_001),
  followProject: seedId('project', 9019),
  saveInvoice: seedId('project', 9036),
  registerPayment: seedId('project', 9026),
  correctInvoice: seedId('invoice', 9610),
  voidInvoice: seedId('invoice', 9610),
  reverseInvoice: seedId('invoice', 9610),
  reversePayment: seedId('projectPayment', 9701),
  decideApprovalTask: seedId('approvalTask', 9302),
  delegateApprovalTask: seedId('approvalTask', 9309),
  addSignApprovalTask: seedId('approvalTask', 9309),
  deleteDelegation: seedId('approvalDelegation', 85_401),
  reassignApproval: seedId('approvalInstance', 9125),
  urgeApprovalInstance: seedId('approvalInstance', 9150),
  withdrawApprovalInstance: seedId('approvalInstance', 9150),
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
  saveFramework: { bizType: 'PURCHASE', file: new File([new Uint8Array(pdf())], 'a.pdf') },
  saveProduct: { bizType: 'PRODUCT', file: new File([new Uint8Array(pixel)], 'a.png') },
} satisfies { [Id in OperationId]?: Input<'uploadFile'>['body'] };

/** The example of a write, as it can be sent to the demo data: about the row that it speaks of, and with a file of who sends it. */
export async function demoRequest(id: OperationId, client: Client): Promise<Input<OperationId>> {
  const { request, data } = examples[id];
  const row = rows[id] ?? (data as { id?: string } | null)?.id;
  const input = { ...permissions[id].input, ...(request !== undefined && { body: request }) };
  const sent = JSON.stringify(row === undefined ? input : withId(input, row));
  const upload = id in uploads ? uploads[id as keyof typeof uploads] : null;
  const file = upload && (await client.files.uploadFile({ body: upload }));
  return JSON.parse(file ? sent.replaceAll(/01957b1e-6c00-7a10-8000-0000000039\d\d/g, file.id) : sent);
}
