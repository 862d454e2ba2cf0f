import type { Schemas } from '@campus-procurement/sdk';

/** All users except suppliers, the accounts of suppliers, or the holders of a permission code. */
type Audience = 'staff' | 'suppliers' | `${string}:${string}:${string}`;

interface Scene {
  code: Schemas['SceneCode'];
  subject: Schemas['MessageSubject']['id'];
  /** The users who may get messages of the scene. */
  to: Audience[];
}

/** Users who review suppliers also get messages about them. */
export const reviewCode = 'company:supplier:review';

/** Users who register payments. */
export const paymentCode = 'purchase:payment:create';

/** Procurement officers, who take purchases that are approved. */
export const claimCode = 'purchase:project:claim';

/** Keepers of stores. */
const confirmCode = 'stock:document:confirm';

/** The occasions for messages, in the order in which they are shown. Their names and texts are in the messages. */
export const scenes: Scene[] = [
  { code: 'SUPPLIER_TODO', subject: 'SUPPLIER', to: [reviewCode] },
  { code: 'SUPPLIER_RESULT', subject: 'SUPPLIER', to: ['suppliers'] },
  { code: 'QUAL_EXPIRING', subject: 'SUPPLIER', to: [reviewCode, 'suppliers'] },
  { code: 'AGREEMENT_EXPIRING', subject: 'SUPPLIER', to: [reviewCode, 'suppliers'] },
  { code: 'EXPOSURE', subject: 'SUPPLIER', to: [reviewCode, 'suppliers'] },
  { code: 'APPROVAL_TODO', subject: 'APPROVAL', to: ['staff'] },
  { code: 'APPROVAL_RESULT', subject: 'APPROVAL', to: ['staff'] },
  { code: 'APPROVAL_COPY', subject: 'APPROVAL', to: ['staff'] },
  { code: 'APPROVAL_DEPUTY', subject: 'APPROVAL', to: ['staff'] },
  { code: 'PAYMENT_DUE', subject: 'PURCHASE', to: [paymentCode] },
  { code: 'PAYEE_ACCOUNT', subject: 'PURCHASE', to: [paymentCode, claimCode] },
  { code: 'PROJECT_NOTICE', subject: 'PURCHASE', to: ['purchase:project:apply'] },
  { code: 'OFFICER_NOTICE', subject: 'PURCHASE', to: [claimCode] },
  { code: 'ACCEPTANCE_TODO', subject: 'PURCHASE', to: ['staff'] },
  { code: 'STOCK_TODO', subject: 'PURCHASE', to: [confirmCode] },
  { code: 'STOCK_CONFIRM', subject: 'PURCHASE', to: [confirmCode] },
  { code: 'STOCK_SHARED', subject: 'PURCHASE', to: ['stock:shared:apply', 'stock:shared:issue', 'stock:shared:decide'] },
  { code: 'BIDDING_INVITE', subject: 'PURCHASE', to: ['suppliers'] },
  { code: 'BIDDING_RESULT', subject: 'PURCHASE', to: ['suppliers'] },
  { code: 'SYSTEM_NOTICE', subject: 'SYSTEM', to: ['staff'] },
  { code: 'TASK_FAILED', subject: 'SYSTEM', to: ['system:task:create'] },
  { code: 'PASSWORD_RESET', subject: 'SYSTEM', to: ['staff'] },
];
