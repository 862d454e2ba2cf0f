import type { Schemas } from '@campus-procurement/sdk';

interface Scene {
  code: Schemas['SceneCode'];
  subject: Schemas['MessageSubject']['id'];
  /** The code that somebody needs to be sent such messages; null if everybody is. */
  permission: string | null;
}

/** Who reviews suppliers is told what becomes of them. */
export const reviewCode = 'company:supplier:review';

/** What messages are sent for, in the order in which they are shown; their names and sentences stand in the messages. */
export const scenes: Scene[] = [
  { code: 'QUAL_EXPIRING', subject: 'SUPPLIER', permission: reviewCode },
  { code: 'AGREEMENT_EXPIRING', subject: 'SUPPLIER', permission: reviewCode },
  { code: 'TASK_FAILED', subject: 'SYSTEM', permission: 'system:task:create' },
  { code: 'PASSWORD_RESET', subject: 'SYSTEM', permission: null },
];
