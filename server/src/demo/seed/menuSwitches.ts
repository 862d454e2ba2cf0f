import { seedId } from '#reference/seedId.ts';

/** What the platform has switched off for a school on trial. */
export const menuSwitches = [
  {
    companyId: '2981',
    menuCompanyId: '0',
    menuId: seedId('menu', 403),
    enabled: false,
    byPlatform: true,
    reason: '试用期未开通',
    updateTime: new Date('2026-02-10T14:05:33+08:00'),
    updateByName: '平台管理员',
  },
];
