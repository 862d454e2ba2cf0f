import type { PermissionRows } from './permissionRows.ts';

export const wechatPermissions = {
  createWechatQrCode: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  isWechatBound: { reach: 'own', cells: 'aaaa + ++ ++++++++++', input: {} },
  queryWechatReceiverPage: { reach: 'reach', cells: 'aaaa + ++ ++++++++++', input: {} },
  updateWechatPushState: {
    reach: 'reach',
    cells: 'aaaa + ++ ++++++++++',
    input: { body: { id: 'none', version: 1, pushState: true } },
  },
  updateWechatNickNameNotes: {
    reach: 'reach',
    cells: 'aaaa + ++ ++++++++++',
    input: { body: { id: 'none', version: 1, nickNameNotes: '' } },
  },
  queryWechatSendLogPage: { reach: 'reach', cells: 'aaaa + ++ ++++++++++', input: {} },
  listWechatMessageScenes: { reach: 'reach', cells: 'aaaa + ++ ++++++++++', input: { query: { receiverId: 'none' } } },
  queryMessageScenesNotAdded: { reach: 'reach', cells: 'aaaa + ++ ++++++++++', input: { query: { receiverId: 'none' } } },
  addMessageSceneRelation: {
    reach: 'reach',
    cells: 'aaaa + ++ ++++++++++',
    input: { body: { receiverId: 'none', sceneCodes: ['PASSWORD_RESET'] } },
  },
  deleteMessageSceneRelation: { reach: 'reach', cells: 'aaaa + ++ ++++++++++', input: { query: { ids: 'none' } } },
  listMessageSceneSubjects: { reach: 'none', cells: 'aaaa + ++ ++++++++++', input: {} },
  unbindWechat: { reach: 'reach', cells: 'aaaa + ++ ++++++++++', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
