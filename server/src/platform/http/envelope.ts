import type { OperationId } from '@campus-procurement/sdk';
import type { BrokenRule, Failure } from '../failure/failure.ts';
import { type Language, say, sayRule } from '../i18n/language.ts';
import type { Messages } from '../i18n/zhCN.ts';
import { firstCharacters } from '../values/firstCharacters.ts';

const confirmations: Partial<Record<OperationId, keyof Messages['success']>> = { logout: 'loggedOut' };

/** Returns a successful answer: `{code: 0, msg, data}`. */
export function success(operation: OperationId | null, data: unknown, language: Language): Response {
  const confirmation = (operation && confirmations[operation]) ?? 'done';
  return Response.json({ code: 0, msg: say(language, 'success', confirmation), data });
}

/** Returns the answer of a refusal: its code, a sentence for the user and the details. */
export function failure(refusal: Failure, language: Language): Response {
  const { status, code, reason, params, details, headers } = refusal;
  const errors = details?.errors?.slice(0, maxErrors).map((broken) => fieldError(broken, language));
  const data = details && { ...details, ...(errors && { errors }) };
  return Response.json({ code, msg: say(language, 'failure', reason, params), data }, { status, headers });
}

/** Limits of `FailureDetails` and `FieldError` in the description. Unknown field names in a request may have any length. */
const maxErrors = 100;
const maxFieldName = 200;

function fieldError({ field, rule, params = {} }: BrokenRule, language: Language) {
  const name = firstCharacters(field.toWellFormed(), maxFieldName);
  return { field: name, rule, params, message: sayRule(language, rule, params) };
}
