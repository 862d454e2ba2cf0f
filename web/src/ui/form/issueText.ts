import type * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';

type Issue = z.core.$ZodRawIssue;

/** The texts of limits, by what is counted. */
const least = { string: 'ui.leastCharacters', array: 'ui.leastItems' } as const;
const most = { string: 'ui.mostCharacters', array: 'ui.mostItems' } as const;

function tooSmall(t: Translate, { origin, minimum, input }: Extract<Issue, { code: 'too_small' }>): string {
  const limit = Number(minimum);
  if (isMissing(input) || (Array.isArray(input) && input.length === 0)) return t('ui.requiredField');
  return t(least[origin as keyof typeof least] ?? 'ui.leastValue', { limit });
}

function tooBig(t: Translate, { origin, maximum }: Extract<Issue, { code: 'too_big' }>): string {
  return t(most[origin as keyof typeof most] ?? 'ui.mostValue', { limit: Number(maximum) });
}

const isMissing = (input: unknown) => input === undefined || input === null || input === '';

/** Returns what is said of a broken rule that has no words of its own, in the language of the page: zod's words are English. */
export function issueText(t: Translate) {
  return (issue: Issue): string => {
    if (issue.code === 'too_small') return tooSmall(t, issue);
    if (issue.code === 'too_big') return tooBig(t, issue);
    return t(isMissing(issue.input) ? 'ui.requiredField' : 'ui.invalidField');
  };
}
