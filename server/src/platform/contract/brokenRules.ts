import type { ErrorObject } from 'ajv/dist/2020.js';
import type { BrokenRule } from '../failure/failure.ts';
import { namedDays } from './schemas.ts';

/** Translates the errors of the validator into the terms of the API: field, rule and the values that the rule allows. */
export function brokenRules(errors: ErrorObject[] | null | undefined): BrokenRule[] {
  return (errors ?? []).map(brokenRule);
}

function brokenRule({ instancePath, keyword, params }: ErrorObject): BrokenRule {
  const at = instancePath.split('/').slice(1).map(unescapePointer);
  const field = (...more: string[]) => [...at, ...more].join('.');
  switch (keyword) {
    case 'required':
      return { field: field(params.missingProperty), rule: 'required' };
    case 'additionalProperties':
      return { field: field(params.additionalProperty), rule: 'unknown' };
    case 'enum':
      return { field: field(), rule: 'enum', params: { allowed: params.allowedValues.join(', ') } };
    case 'type':
      return { field: field(), rule: 'type', params: { type: [params.type].flat().join(', ') } };
    case 'pattern':
      return { field: field(), rule: 'pattern', params: { pattern: params.pattern } };
    case 'format':
      if (params.format === 'date') return { field: field(), rule: 'days', params: namedDays };
      return { field: field(), rule: 'format', params: { format: params.format } };
    default:
      return { field: field(), rule: keyword, params: 'limit' in params ? { limit: params.limit } : {} };
  }
}

function unescapePointer(step: string) {
  return step.replaceAll('~1', '/').replaceAll('~0', '~');
}
