import { mainSchoolId } from './schools.ts';

/** Roles that the school administrator of the main school has made: one that nobody holds, and one that grants no menu. */
export const customRoles = [
  {
    n: 211,
    companyId: mainSchoolId,
    roleCode: 'asset_checker',
    roleName: '资产盘点员',
    dataScope: 'SCHOOL',
    remark: '每年盘点期间使用',
    menus: [401],
    createTime: new Date('2025-11-10T10:20:00+08:00'),
    updateTime: new Date('2025-11-12T15:01:00+08:00'),
    version: 2,
  },
  {
    n: 212,
    companyId: mainSchoolId,
    roleCode: 'archive_reader',
    roleName: '档案查阅员',
    dataScope: 'SELF',
    remark: '尚未开通菜单',
    menus: [],
    createTime: new Date('2025-12-08T14:30:00+08:00'),
    updateTime: new Date('2025-12-08T14:30:00+08:00'),
    version: 1,
  },
] as const;
