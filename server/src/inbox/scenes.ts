import type { Schemas } from '@campus-procurement/sdk';

/** What messages are sent for, in the order in which they are shown; their names and sentences stand in the messages. */
export const scenes: { code: Schemas['SceneCode']; subject: Schemas['MessageSubject']['id']; permission: string | null }[] = [
  { code: 'TASK_FAILED', subject: 'SYSTEM', permission: 'system:task:create' },
  { code: 'PASSWORD_RESET', subject: 'SYSTEM', permission: null },
];
