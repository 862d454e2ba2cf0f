// Generated from openapi/ by `npm run generate`. Do not edit.

/** The buttons of a refund. */
export const refundActs = {
  doREVERSE: 'Reverse refund',
};
