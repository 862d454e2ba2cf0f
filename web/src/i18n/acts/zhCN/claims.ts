// Generated from openapi/ by `npm run generate`. Do not edit.

/** The buttons of a refund. */
export const refundActs = {
  doREVERSE: '冲回退款',
};
