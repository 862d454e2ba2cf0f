import type { Description } from './operations.ts';

/** A code of a failure: its value, its name in code, and what it means. */
export interface ErrorCodeEntry {
  code: number;
  name: string;
  meaning: string;
}

/** The codes of failures, in the order of the description. */
export function errorCodesOf({ components: { schemas } }: Description): ErrorCodeEntry[] {
  const { enum: codes, ...names } = schemas.ErrorCode as Record<string, unknown[]>;
  const [varnames = [], meanings = []] = [names['x-enum-varnames'], names['x-enum-descriptions']] as string[][];
  if (!codes || [varnames, meanings].some(({ length }) => length !== codes.length))
    throw new Error('ErrorCode: each value needs a name and a description');
  return codes.map((code, index) => ({ code: Number(code), name: `${varnames[index]}`, meaning: `${meanings[index]}` }));
}

/** The codes as constants, which an editor explains. */
export function errorCodesSource(document: Description): string {
  const members = errorCodesOf(document).map(({ code, name, meaning }) => `  /** ${meaning} */\n  ${name}: ${code},\n`);
  return `/**
 * The codes of failures, to compare \`ApiError.code\` with. A newer server may send codes that are not listed here.
 * @example
 * if (isApiError(error) && error.code === ErrorCode.stale) await reload();
 */
export const ErrorCode = {\n${members.join('')}} as const;

/** The code of a failure. */
export type ErrorCode = (typeof ErrorCode)[keyof typeof ErrorCode];\n`;
}
