import type { OperationId } from '@campus-procurement/sdk';
import { contract } from '@campus-procurement/sdk/contract';

/** What cannot be sent as it stands to the demo data, and why. */
export const notAsItStands = {
  accountLogin: 'takes a ticket that another system has signed',
  exchangeToken: 'takes a ticket that another system has signed',
  checkJumpLoginTicket: 'takes a ticket that another system has signed',
  endMySession: 'names a login, of which the demo data have none',
  registerSupplier: 'takes a code that was sent to a phone',
  updateMyPhone: 'takes a code that was sent to a phone',
  resetForgottenPassword: 'takes a code that was sent to a phone',
  updateSupplierProfile: 'is for a supplier, who has no role, and of data that wait for no review',
  syncExpenditures: 'asks a financial system',
  syncAssociationItems: 'asks the project system of a school',
  syncCasUsers: 'asks the sign-on of a school',
  stopTask: 'shows a task that is being carried out, which none of the demo data is',
  receiveProject: 'takes an approved purchase, of which the demo data have none',
  assignProjectOfficer: 'takes a purchase that an officer has taken, of which the demo data have none',
  previewPublication: 'takes a purchase that an officer has taken, of which the demo data have none',
  publishProject: 'takes a purchase that an officer has taken, of which the demo data have none',
  qualifyQuote: 'takes a quote whose documents are open, of which the demo data have none',
  openBidding: 'takes a bidding that has ended, of which the demo data have none',
  witnessOpening: 'takes a bidding that has ended, of which the demo data have none',
  decideAward: 'takes a bidding whose prices are open, of which the demo data have none',
  declareBiddingFailed: 'takes a bidding whose documents are open, of which the demo data have none',
  cancelAward: 'takes an award, of which the demo data have none',
  suspendProject: 'takes an announced purchase, of which the demo data have none',
  resumeProject: 'takes an announced purchase, of which the demo data have none',
  saveProjectModify: 'takes a purchase by bidding, of which the demo data have none',
  submitProjectModify: 'takes a change, of which the demo data have none',
  withdrawProjectModify: 'takes a change, of which the demo data have none',
  saveContract: 'takes an award, of which the demo data have none',
  updateContract: 'takes a contract, of which the demo data have none',
  submitContract: 'takes a contract, of which the demo data have none',
  signContract: 'takes a contract, of which the demo data have none',
  voidContract: 'takes a contract, of which the demo data have none',
  explainQuote: 'is for a supplier, who has no role, and takes a quote whose price is open',
  declineAward: 'is for a supplier, who has no role, and takes an award',
  saveAcceptance: 'takes a delivery, of which the demo data have none',
  updateAcceptance: 'takes a delivery, of which the demo data have none',
  submitAcceptance: 'takes a delivery, of which the demo data have none',
  assignAcceptanceMembers: 'takes a delivery, of which the demo data have none',
  signAcceptance: 'takes a delivery, of which the demo data have none',
  concludeAcceptance: 'takes a delivery, of which the demo data have none',
  cancelAcceptance: 'takes a delivery, of which the demo data have none',
  recordAssetNumbers: 'takes a delivery, of which the demo data have none',
  closeLinesShort: 'takes an order by bidding, of which the demo data have none',
  registerOtherProcurementOutcome: 'takes a purchase that is not bid for, of which the demo data have none',
  submitEmergencyReport: 'takes a purchase in an emergency, of which the demo data have none',
  archiveProject: 'takes a delivered purchase, of which the demo data have none',
  confirmStockDocument: 'takes a document that waits for a keeper, of which the demo data have none',
  saveStockDocument: 'is for a keeper, who is none of the senders',
  updateStockShare: 'is for a keeper, who is none of the senders',
  decideSharedApply: 'takes a request for shared stock, of which the demo data have none',
  issueSharedApply: 'takes a request for shared stock, of which the demo data have none',
  receiveSharedApply: 'takes a request for shared stock, of which the demo data have none',
  returnSharedApply: 'takes a request for shared stock, of which the demo data have none',
  cancelSharedApply: 'takes a request for shared stock, of which the demo data have none',
  updateStock: 'is for a keeper, who is none of the senders',
  cancelStockDocument: 'takes a document that waits for a keeper, of which the demo data have none',
  joinBidding: 'is for a supplier, who has no role, and takes an announced purchase',
  submitQuote: 'is for a supplier, who has no role, and takes an announced purchase',
  uploadFile: 'is a form with a file',
} satisfies Partial<Record<OperationId, string>>;

/** Accounts of the demo data of whom one may send each example, in the first of their roles. */
export const senders = ['teacher1', 'schooladmin', 'admin', 'officer1', 'finance1', 'operator1'];

/** What changes something. */
export const writes = Object.values(contract)
  .filter(({ id, method, sideEffect }) => (method !== 'GET' || sideEffect) && !id.startsWith('query'))
  .map(({ id }) => id);
