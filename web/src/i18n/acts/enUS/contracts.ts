// Generated from openapi/ by `npm run generate`. Do not edit.

/** The buttons of a contract. */
export const contractActs = {
  doSUBMIT: 'Submit',
  doSIGN: 'Sign contract',
  doVOID: 'Void contract',
};
