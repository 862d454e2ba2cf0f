// Generated from openapi/ by `npm run generate`. Do not edit.

/** The buttons of an acceptance. */
export const acceptanceActs = {
  doASSIGN: 'Assign group',
  doSIGN: 'Inspect and sign',
  doCONCLUDE: 'Conclude acceptance',
  doCANCEL: 'Cancel acceptance',
  doRECORD_ASSETS: 'Record asset numbers',
  doREPLACE_MEMBER: 'Replace member',
};
