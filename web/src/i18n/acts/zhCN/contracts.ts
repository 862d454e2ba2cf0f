// Generated from openapi/ by `npm run generate`. Do not edit.

/** The buttons of a contract. */
export const contractActs = {
  doSUBMIT: '提交审批',
  doSIGN: '签订合同',
  doVOID: '作废',
};
