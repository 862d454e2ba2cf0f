import { entry, type Menu } from './menuEntry.ts';
import { fundReaders, informationDirectory, receivers } from './operationButtons.ts';

interface InformationPage {
  n: number;
  menu: Parameters<typeof entry>[3];
  /** Codes of the built-in roles that hold the page at first. */
  roles: string[];
}

const pages: InformationPage[] = [
  {
    n: 468,
    menu: {
      menuName: '经费管理',
      menuNameEn: 'Budget cards',
      routeName: 'information-expenditure',
      path: '/information/expenditure',
      icon: 'file',
      permission: 'information:expenditure:read',
      description: '经费卡的余额、冻结、授权与流水',
      descriptionEn: 'Available and frozen budget, sharing and ledger of budget cards',
      sort: 20,
    },
    roles: fundReaders,
  },
  {
    n: 467,
    menu: {
      menuName: '联系人维护',
      menuNameEn: 'Contacts',
      routeName: 'information-contacts',
      path: '/information/contacts',
      icon: 'users',
      permission: 'information:contact:read',
      description: '本人的收货联系人和地点',
      descriptionEn: 'Your delivery contacts and places',
      sort: 10,
    },
    roles: receivers,
  },
];

/** The pages for data that users keep for their own work. Their buttons are below them. */
export const informationPages: Menu[] = pages.map(({ n, menu }) => entry('MENU', n, informationDirectory, menu));

/** Returns the numbers of the pages that a built-in role holds at first, and of the directory above them. */
export function informationPagesFor(roleCode: string): number[] {
  return pages.filter(({ roles }) => roles.includes(roleCode)).flatMap(({ n }) => [informationDirectory, n]);
}
