import type { Schemas } from '@campus-procurement/sdk';
import { useReachable } from '#ui/page/useReachable.ts';
import {
  acceptanceAddress,
  batchesAddress,
  caseAddress,
  contractAddress,
  ownRequestAddress,
  purchaseAddress,
  sharedRequestAddress,
  stockDocumentAddress,
  supplierReviewAddress,
} from '#ui/text/contentAddress.ts';
import { useFormPages } from './useFormPages.ts';

type Step = Schemas['TodoKind'];

/** What is awaited, and on which page. */
interface Place {
  step: Step;
  recordId: string;
  /** Null for what belongs to no purchase. */
  projectId: string | null;
}

/** Steps with a form on the page of the purchase, by the act that opens it. */
export const formActs = {
  CLAIM: 'CLAIM',
  PUBLISH: 'PUBLISH',
  ANSWER_OBJECTION: 'ANSWER_OBJECTION',
  REGISTER_OUTCOME: 'REGISTER_OUTCOME',
  REPORT: 'REPORT',
  RECEIVE: 'RECEIVE',
  PAY: 'PAY',
  INVOICE: 'ADD_INVOICE',
  REFUND: 'REFUND',
  ARCHIVE: 'ARCHIVE',
} as const satisfies Partial<Record<Step, Schemas['Project']['allowedActions'][number]>>;

type Address = (recordId: string, projectId: string | null) => string;

const ofContract: Address = (id, projectId) => contractAddress(id === projectId ? { projectId: id } : { id });

/** Steps that are done on a page of their own. */
const elsewhere: Partial<Record<Step, Address>> = {
  APPROVE: caseAddress,
  WITNESS: caseAddress,
  CONTRACT_DRAFT: ofContract,
  CONTRACT_SIGN: ofContract,
  DELIVERY: (id, projectId) => (id === projectId ? batchesAddress(id) : acceptanceAddress(id, 'SUBMIT')),
  ASSIGN_GROUP: (id) => acceptanceAddress(id, 'ASSIGN'),
  SIGN_ACCEPTANCE: (id) => acceptanceAddress(id, 'SIGN'),
  CONCLUDE: (id) => acceptanceAddress(id, 'CONCLUDE'),
  ASSET_NUMBERS: (id) => acceptanceAddress(id, 'RECORD_ASSETS'),
  CONFIRM_ENTRY: stockDocumentAddress,
  CONFIRM_DOCUMENT: stockDocumentAddress,
  SHARED_APPLY: sharedRequestAddress,
  SHARED_RECEIPT: ownRequestAddress,
  SUPPLIER_REVIEW: supplierReviewAddress,
};

/** Whether a step is done on a page of its own, and not on that of the purchase. */
export const isElsewhere = (step: Step) => step in elsewhere;

/** Says where a step is done; null where the role has no such page. */
export function useStepAddress(): (place: Place) => string | null {
  const reachable = useReachable();
  const { edit } = useFormPages();
  return ({ step, recordId, projectId }) => {
    const ofOther = elsewhere[step]?.(recordId, projectId);
    if (ofOther !== undefined) return reachable(ofOther);
    // What a later version adds without a purchase.
    if (projectId === null) return null;
    const form = step === 'RESUBMIT' ? edit(projectId) : null;
    return form ?? reachable(purchaseAddress(projectId, formActs[step as keyof typeof formActs]));
  };
}
