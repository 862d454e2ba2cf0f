import type { Schemas } from '@campus-procurement/sdk';

/** The kinds of notices in the order in which a bidding gets them. */
export const noticeTypes = [
  ...([
    'BID',
    'EXTENSION',
    'RESULT',
    'AWARD',
    'FAILED',
    'AWARD_CANCELLED',
    'CONTRACT',
    'OUTCOME',
    'CHANGE',
    'TERMINATED',
  ] as const),
] satisfies Schemas['NoticeType'][];
