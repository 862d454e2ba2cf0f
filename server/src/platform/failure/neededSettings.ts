/** The settings of the server without which a function does not exist. Each has a name in the part `settingFor` of the messages. */
export const neededSettings = [
  'CAS_SYNC_URL',
  'EXPENDITURE_SYNC_URL',
  'ASSOCIATION_SYNC_URL',
  'SMS_WEBHOOK_URL',
  'WECHAT_APP_ID',
  'REGISTRY_URL',
] as const;
export type NeededSetting = (typeof neededSettings)[number];
