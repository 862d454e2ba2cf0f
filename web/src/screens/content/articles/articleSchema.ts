import type { Schemas } from '@campus-procurement/sdk';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { localTimeOf, timeOf } from '#ui/date/schoolTime.ts';
import { entryOf, idsOf } from '#ui/fields/fileEntry.ts';
import { fieldRules, typedPercent } from '#ui/form/fieldRules.ts';

export const limits = {
  title: 150,
  summary: 300,
  source: 100,
  author: 50,
  content: 100_000,
  sort: 4,
  caseSavingRate: 6,
};

/** The rules of `ArticleInput` in the API description, with their messages, for the fields of all channels. */
export function articleSchema(t: Translate) {
  const { least, richText } = fieldRules(t);
  return z.object({
    title: least('articles.title', 2),
    categoryCode: z.string(),
    summary: z.string().check(z.trim()),
    content: richText('articles.content').check(z.maxLength(limits.content, t('articles.contentRule'))),
    source: z.string().check(z.trim()),
    author: z.string().check(z.trim()),
    top: z.boolean(),
    popup: z.boolean(),
    sort: fieldRules(t).sort,
    // The names that the server uses in its errors.
    coverId: fieldRules(t).files,
    attachmentIds: fieldRules(t).files,
    caseAmount: fieldRules(t).money,
    caseSavingRate: typedPercent.check(z.regex(/^(|\d{1,2}(\.\d{1,2})?|100(\.0{1,2})?)$/, t('articles.savingRule'))),
    steps: z.array(stepSchema(t)),
    targetRoles: z.array(z.string()),
    expireTime: z.string().check(z.refine(isAhead, t('validation.future'))),
  });
}

/** The rules of `ArticleStepInput`. */
function stepSchema(t: Translate) {
  return z.object({ title: fieldRules(t).required('articles.stepTitle'), content: z.string(), routeName: z.string() });
}

export type ArticleValues = z.infer<ReturnType<typeof articleSchema>>;

export const newArticle: ArticleValues = {
  title: '',
  categoryCode: '',
  summary: '',
  content: '',
  source: '',
  author: '',
  top: false,
  popup: false,
  targetRoles: [],
  expireTime: '',
  sort: '0',
  caseAmount: '',
  caseSavingRate: '',
  steps: [],
  coverId: [],
  attachmentIds: [],
};

function isAhead(local: string): boolean {
  const time = timeOf(local);
  return time === null || Date.parse(time) > Date.now();
}

/** Converts an article to the values of its form. */
export function valuesOf(article: Schemas['ArticleDetail']): ArticleValues {
  const { title, content, top, popup, cover, attachments } = article;
  const { categoryCode, summary, source, author, targetRoles, expireTime, sort, caseAmount, caseSavingRate } = article;
  const steps = article.steps.map(({ routeName, ...step }) => ({ ...step, routeName: routeName ?? '' }));
  return {
    title,
    content,
    top,
    popup,
    targetRoles: targetRoles.toSorted(),
    expireTime: localTimeOf(expireTime),
    sort: String(sort),
    caseAmount: caseAmount ?? '',
    caseSavingRate: caseSavingRate ?? '',
    steps,
    coverId: cover ? [entryOf(cover)] : [],
    attachmentIds: attachments.map(entryOf),
    categoryCode: categoryCode ?? '',
    summary: summary ?? '',
    source: source ?? '',
    author: author ?? '',
  };
}

/** Returns the body with the fields of all channels. */
export function bodyOf(values: ArticleValues) {
  const { title, content, top, targetRoles, summary, source, author, expireTime, coverId, attachmentIds } = values;
  return {
    title,
    content,
    top,
    targetRoles,
    coverId: idsOf(coverId)[0] ?? null,
    attachmentIds: idsOf(attachmentIds),
    summary: summary || null,
    source: source || null,
    author: author || null,
    expireTime: timeOf(expireTime),
  };
}

/** Returns the body with the fields of all channels and the category. */
export function categoryBodyOf(values: ArticleValues) {
  return { ...bodyOf(values), categoryCode: values.categoryCode || null };
}
