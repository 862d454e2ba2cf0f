import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { articleDetail } from './articleDetail.ts';
import { deleteArticle, publishArticle, updateArticle } from './changeArticle.ts';
import { channels, faq, guideline, lighthouse, news, systemAnnouncement } from './channels.ts';
import { countArticleView } from './countArticleView.ts';
import { queryArticlePage } from './queryArticlePage.ts';
import { saveArticle } from './saveArticle.ts';

export const articles = {
  getArticleDetail: ({ path }, context) => articleDetail(channels, path.id, context),
  countArticleView,

  queryNewsPage: ({ query }, context) => queryArticlePage(news, query, context),
  saveNews: ({ body }, context) => saveArticle(news, body, context),
  updateNews: ({ path, body }, context) => updateArticle(news, path.id, body, context),
  publishNews: ({ path, body }, context) => publishArticle(news, path.id, body, context),
  deleteNews: ({ path }, context) => deleteArticle(news, path.id, context),

  querySystemAnnouncementPage: ({ query }, context) => queryArticlePage(systemAnnouncement, query, context),
  saveSystemAnnouncement: ({ body }, context) => saveArticle(systemAnnouncement, body, context),
  updateSystemAnnouncement: ({ path, body }, context) => updateArticle(systemAnnouncement, path.id, body, context),
  publishSystemAnnouncement: ({ path, body }, context) => publishArticle(systemAnnouncement, path.id, body, context),
  deleteSystemAnnouncement: ({ path }, context) => deleteArticle(systemAnnouncement, path.id, context),

  queryHelpFaqPage: ({ query }, context) => queryArticlePage(faq, query, context),
  saveHelpFaq: ({ body }, context) => saveArticle(faq, body, context),
  updateHelpFaq: ({ path, body }, context) => updateArticle(faq, path.id, body, context),
  publishHelpFaq: ({ path, body }, context) => publishArticle(faq, path.id, body, context),
  deleteHelpFaq: ({ path }, context) => deleteArticle(faq, path.id, context),

  queryHelpGuidelinePage: ({ query }, context) => queryArticlePage(guideline, query, context),
  saveHelpGuideline: ({ body }, context) => saveArticle(guideline, body, context),
  updateHelpGuideline: ({ path, body }, context) => updateArticle(guideline, path.id, body, context),
  publishHelpGuideline: ({ path, body }, context) => publishArticle(guideline, path.id, body, context),
  deleteHelpGuideline: ({ path }, context) => deleteArticle(guideline, path.id, context),

  queryLighthousePage: ({ query }, context) => queryArticlePage(lighthouse, query, context),
  getLighthouseDetail: ({ path }, context) => articleDetail([lighthouse], path.id, context),
  saveLighthouse: ({ body }, context) => saveArticle(lighthouse, body, context),
  updateLighthouse: ({ path, body }, context) => updateArticle(lighthouse, path.id, body, context),
  publishLighthouse: ({ path, body }, context) => publishArticle(lighthouse, path.id, body, context),
  deleteLighthouse: ({ path }, context) => deleteArticle(lighthouse, path.id, context),
} satisfies Partial<Handlers<Context>>;
