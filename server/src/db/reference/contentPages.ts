import { entry, type Menu } from './menuEntry.ts';
import { systemDirectory } from './systemMenu.ts';

interface ContentPage {
  n: number;
  menu: Parameters<typeof entry>[3];
  /** Codes of the built-in roles that hold it at first. */
  roles: string[];
}

const pages: ContentPage[] = [
  {
    n: 482,
    menu: {
      menuName: '新闻资讯',
      menuNameEn: 'News',
      routeName: 'system-news',
      path: '/system/newsInformation',
      icon: 'announcement',
      description: '撰写、发布和撤回新闻资讯',
      descriptionEn: 'Write, publish and withdraw news',
      sort: 510,
    },
    roles: ['admin', 'school_admin', 'operator'],
  },
  {
    n: 483,
    menu: {
      menuName: '系统公告',
      menuNameEn: 'System announcements',
      routeName: 'system-announcement',
      path: '/system/systemAnnouncement',
      icon: 'bell',
      description: '撰写、发布和撤回系统公告，读者会收到消息',
      descriptionEn: 'Write, publish and withdraw announcements, of which readers are told',
      sort: 520,
    },
    roles: ['admin', 'operator'],
  },
];

/** The pages on which content is written. What can be done on them hangs on buttons beside them, see `contentButtons`. */
export const contentPages: Menu[] = pages.map(({ n, menu }) => entry('MENU', n, systemDirectory, menu));

/** Numbers of those that a built-in role holds at first, and of the directory above them. */
export function contentPagesFor(roleCode: string): number[] {
  return pages.filter(({ roles }) => roles.includes(roleCode)).flatMap(({ n }) => [systemDirectory, n]);
}
