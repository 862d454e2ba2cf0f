// Generated from openapi/ by `npm run generate`. Do not edit.

/** The buttons of an acceptance. */
export const acceptanceActs = {
  doASSIGN: '指派验收组',
  doSIGN: '核对并签署',
  doCONCLUDE: '给出验收结论',
  doCANCEL: '取消验收',
  doRECORD_ASSETS: '登记资产编号',
  doREPLACE_MEMBER: '更换成员',
};
