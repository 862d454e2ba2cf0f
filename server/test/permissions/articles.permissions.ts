import type { PermissionRows } from './permissionRows.ts';

export const articlesPermissions = {
  getArticleDetail: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
  countArticleView: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
  queryNewsPage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  saveNews: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { body: { title: 'An article', content: '<p></p>' } } },
  updateNews: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  publishNews: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxx+xxx',
    input: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  },
  deleteNews: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { path: { id: 'none' } } },
  querySystemAnnouncementPage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  saveSystemAnnouncement: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxx+xxx',
    input: { body: { title: 'An article', content: '<p></p>' } },
  },
  updateSystemAnnouncement: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxx+xxx',
    input: { path: { id: 'none' }, body: { version: 1 } },
  },
  publishSystemAnnouncement: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxx+xxx',
    input: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  },
  deleteSystemAnnouncement: { reach: 'all', cells: 'aaaa r +x xxxxxx+xxx', input: { path: { id: 'none' } } },
  queryLighthousePage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  getLighthouseDetail: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: { path: { id: 'none' } } },
  saveLighthouse: { reach: 'all', cells: 'aaaa r +x xx+xxx+xxx', input: { body: { title: 'An article', content: '<p></p>' } } },
  updateLighthouse: { reach: 'all', cells: 'aaaa r +x xx+xxx+xxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  publishLighthouse: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxx+xxx',
    input: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  },
  deleteLighthouse: { reach: 'all', cells: 'aaaa r +x xxxxxx+xxx', input: { path: { id: 'none' } } },
  queryHelpFaqPage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  saveHelpFaq: { reach: 'all', cells: 'aaaa r +x xxxxxx+xxx', input: { body: { title: 'An article', content: '<p></p>' } } },
  updateHelpFaq: { reach: 'all', cells: 'aaaa r +x xxxxxx+xxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  publishHelpFaq: {
    reach: 'all',
    cells: 'aaaa r +x xxxxxx+xxx',
    input: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  },
  deleteHelpFaq: { reach: 'all', cells: 'aaaa r +x xxxxxx+xxx', input: { path: { id: 'none' } } },
  queryHelpGuidelinePage: { reach: 'all', cells: 'aaaa r ++ ++++++++++', input: {} },
  saveHelpGuideline: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxx+xxx',
    input: { body: { title: 'An article', content: '<p></p>' } },
  },
  updateHelpGuideline: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { path: { id: 'none' }, body: { version: 1 } } },
  publishHelpGuideline: {
    reach: 'all',
    cells: 'aaaa r ++ xxxxxx+xxx',
    input: { path: { id: 'none' }, body: { version: 1, status: 'PUBLISHED' } },
  },
  deleteHelpGuideline: { reach: 'all', cells: 'aaaa r ++ xxxxxx+xxx', input: { path: { id: 'none' } } },
} satisfies PermissionRows;
