import type * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

type Issue = z.core.$ZodRawIssue;

/** The texts of limits, by what is counted. */
const least = { string: 'validation.minLength', array: 'validation.minItems' } as const;
const most = { string: 'validation.maxLength', array: 'validation.maxItems' } as const;

function tooSmall(t: Translate, { origin, minimum, input }: Extract<Issue, { code: 'too_small' }>): string {
  const limit = Number(minimum);
  if (isMissing(input) || (Array.isArray(input) && input.length === 0)) return t('validation.required');
  return t(least[origin as keyof typeof least] ?? 'validation.minimum', { limit });
}

function tooBig(t: Translate, { origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  return t(most[origin as keyof typeof most] ?? 'validation.maximum', { limit: Number(maximum) });
}

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/** Returns what is said of a broken rule that has no words of its own, in the language of the page: zod's words are English. */
export function issueText(t: Translate) {
  return (issue: Issue): string => {
    if (issue.code === 'too_small') return tooSmall(t, issue);
    if (issue.code === 'too_big') return tooBig(t, issue);
    return t(isMissing(issue.input) ? 'validation.required' : 'validation.other');
  };
}
