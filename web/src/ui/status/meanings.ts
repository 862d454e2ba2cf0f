import type { Schemas } from '@campus-procurement/sdk';

/**
 * Meaning of a status, which gives its pill the colour: `wait`: somebody must act. `run`: time runs or doors are open. `good`: done, or in
 * use. `stop`: out of use. `bad`: refused or failed. In doubt, if somebody must act: `wait`.
 */
export type Meaning = 'wait' | 'run' | 'good' | 'stop' | 'bad';

type MeaningsOf<Status extends string> = Record<Status, Meaning>;

/** Meanings of all statuses of the app, by what has the status. */
export const meanings = {
  record: { ENABLED: 'good', DISABLED: 'stop', LOCKED: 'bad' },
  publication: { DRAFT: 'stop', PUBLISHED: 'good', WITHDRAWN: 'stop', EXPIRED: 'stop' } satisfies MeaningsOf<
    Schemas['PublishStatus']
  >,
  supplier: {
    REGISTERED: 'wait',
    PENDING: 'wait',
    APPROVED: 'good',
    REJECTED: 'bad',
    FROZEN: 'stop',
    BLACKLISTED: 'bad',
    CANCELLED: 'stop',
  } satisfies MeaningsOf<Schemas['Supplier']['status']>,
  school: { ACTIVE: 'good', SUSPENDED: 'stop' } satisfies MeaningsOf<Schemas['School']['status']>,
  task: {
    PENDING: 'run',
    RUNNING: 'run',
    RETRYING: 'wait',
    SUCCESS: 'good',
    FAILED: 'bad',
    STOPPED: 'stop',
  } satisfies MeaningsOf<Schemas['Task']['status']>,
  taskLog: { INFO: 'stop', WARN: 'wait', ERROR: 'bad' },
  push: { PENDING: 'run', SENT: 'good', FAILED: 'bad' },
  binding: { BOUND: 'good', CANCELLED: 'stop' },
  operation: { DONE: 'good', REFUSED: 'bad' },
  remark: { APPROVE: 'good', REJECT: 'bad', COMMON: 'stop' },
  purchase: {
    DRAFT: 'stop',
    APPROVING: 'wait',
    REJECTED: 'bad',
    RETURNED: 'wait',
    WITHDRAWN: 'stop',
    APPROVED: 'wait',
    PUBLISHED: 'run',
    BIDDING: 'run',
    OPENING: 'wait',
    DECIDING: 'wait',
    AWARD_APPROVING: 'wait',
    AWARD_NOTICE: 'run',
    AWARDED: 'run',
    FAILED: 'bad',
    SUSPENDED: 'wait',
    CONTRACTING: 'wait',
    EXECUTING: 'run',
    ACCEPTING: 'wait',
    WAREHOUSING: 'wait',
    COMPLETED: 'wait',
    ARCHIVED: 'good',
    TERMINATED: 'stop',
  } satisfies MeaningsOf<Schemas['ProjectStatus']>,
  contract: {
    DRAFT: 'stop',
    APPROVING: 'wait',
    REJECTED: 'bad',
    TO_SIGN: 'wait',
    EXECUTING: 'run',
    COMPLETED: 'good',
    CANCELLED: 'stop',
    TERMINATED: 'bad',
  } satisfies MeaningsOf<Schemas['ContractStatus']>,
  modification: { DRAFT: 'stop', APPROVING: 'wait', EFFECTIVE: 'good', REJECTED: 'bad', WITHDRAWN: 'stop' } satisfies MeaningsOf<
    Schemas['ModifyStatus']
  >,
  approval: { RUNNING: 'wait', APPROVED: 'good', REJECTED: 'bad', RETURNED: 'wait', WITHDRAWN: 'stop' } satisfies MeaningsOf<
    Schemas['ApprovalStatus']
  >,
  acceptance: {
    DRAFT: 'stop',
    ASSIGNING: 'wait',
    INSPECTING: 'wait',
    PASSED: 'good',
    PARTIAL: 'wait',
    FAILED: 'bad',
    CANCELLED: 'stop',
  } satisfies MeaningsOf<Schemas['AcceptanceStatus']>,
  stockDocument: { TO_CONFIRM: 'wait', IN_TRANSIT: 'run', DONE: 'good', CANCELLED: 'stop' } satisfies MeaningsOf<
    Schemas['StockDocStatus']
  >,
  sharedApply: {
    PENDING: 'wait',
    APPROVED: 'wait',
    REJECTED: 'bad',
    ISSUED: 'run',
    RECEIVED: 'good',
    RETURNED: 'good',
    CANCELLED: 'stop',
  } satisfies MeaningsOf<Schemas['SharedApplyStatus']>,
  hazard: { HAZARDOUS: 'bad' },
} as const;
