import type { Schemas } from '@campus-procurement/sdk';

/** Everybody but the accounts of suppliers, those, or whoever holds a permission code. */
type Audience = 'staff' | 'suppliers' | `${string}:${string}:${string}`;

interface Scene {
  code: Schemas['SceneCode'];
  subject: Schemas['MessageSubject']['id'];
  /** Who may be sent such messages. */
  to: Audience[];
}

/** Who reviews suppliers is told what becomes of them. */
export const reviewCode = 'company:supplier:review';

/** What messages are sent for, in the order in which they are shown; their names and sentences stand in the messages. */
export const scenes: Scene[] = [
  { code: 'SUPPLIER_TODO', subject: 'SUPPLIER', to: [reviewCode] },
  { code: 'SUPPLIER_RESULT', subject: 'SUPPLIER', to: ['suppliers'] },
  { code: 'QUAL_EXPIRING', subject: 'SUPPLIER', to: [reviewCode, 'suppliers'] },
  { code: 'AGREEMENT_EXPIRING', subject: 'SUPPLIER', to: [reviewCode, 'suppliers'] },
  { code: 'EXPOSURE', subject: 'SUPPLIER', to: [reviewCode, 'suppliers'] },
  { code: 'SYSTEM_NOTICE', subject: 'SYSTEM', to: ['staff'] },
  { code: 'TASK_FAILED', subject: 'SYSTEM', to: ['system:task:create'] },
  { code: 'PASSWORD_RESET', subject: 'SYSTEM', to: ['staff'] },
];
