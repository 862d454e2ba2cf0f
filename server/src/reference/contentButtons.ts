import { button, type OperationButton } from './operationButton.ts';
import { pageNumbers as pages } from './pageNumbers.ts';

/** A kind of content that is written, published and withdrawn. Roles are codes of built-in roles. */
interface Content {
  /** The number of its first button. Each kind has four. */
  first: number;
  /** The number of the page that the buttons belong to. */
  page: number;
  entity: 'news' | 'systemAnnouncement' | 'faq' | 'guideline' | 'lighthouse' | 'product';
  zh: string;
  en: string;
  writers: string[];
  publishers: string[];
  /** The same as `publishers` if left out. */
  deleters?: string[];
}

const everywhere = ['admin', 'school_admin', 'operator'];
const platform = ['admin', 'operator'];

const contents: Content[] = [
  { first: 4140, page: pages.news, entity: 'news', zh: '资讯', en: 'news article', writers: everywhere, publishers: everywhere },
  {
    first: 4144,
    page: pages.systemAnnouncements,
    entity: 'systemAnnouncement',
    zh: '系统公告',
    en: 'system announcement',
    writers: platform,
    publishers: platform,
  },
  { first: 4148, page: pages.helpCentre, entity: 'faq', zh: '帮助问答', en: 'FAQ', writers: platform, publishers: platform },
  {
    first: 4152,
    page: pages.guidance,
    entity: 'guideline',
    zh: '办事指南',
    en: 'guideline',
    writers: everywhere,
    publishers: everywhere,
  },
  {
    first: 4156,
    page: pages.lighthouse,
    entity: 'lighthouse',
    zh: '采购灯塔',
    en: 'case study',
    writers: [...platform, 'procurement_officer'],
    publishers: platform,
  },
  {
    first: 4170,
    page: pages.products,
    entity: 'product',
    zh: '推荐产品',
    en: 'recommended product',
    writers: [...platform, 'procurement_officer'],
    publishers: [...platform, 'procurement_officer'],
    deleters: platform,
  },
];

/** The buttons for articles. */
export const contentButtons: OperationButton[] = contents.flatMap(
  ({ first, page, entity, zh, en, writers, publishers, deleters = publishers }) => [
    button(first, page, `新增${zh}`, `Create ${en}`, `content:${entity}:create`, writers),
    button(first + 1, page, `修改${zh}`, `Edit ${en}`, `content:${entity}:update`, writers),
    button(first + 2, page, `发布${zh}`, `Publish ${en}`, `content:${entity}:publish`, publishers),
    button(first + 3, page, `删除${zh}`, `Delete ${en}`, `content:${entity}:delete`, deleters),
  ],
);
