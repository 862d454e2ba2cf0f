import { expect } from 'vitest';
import { failureOf } from './failureOf.ts';

/** All of the calls are refused like that. They run at once, so none of them may depend on another one. */
export async function expectRefused(calls: Promise<unknown>[], refusal: object): Promise<void> {
  for (const failure of await Promise.all(calls.map(failureOf))) expect(failure).toMatchObject(refusal);
}
