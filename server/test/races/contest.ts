import type { Client } from '@campus-procurement/sdk';
import { expect } from 'vitest';
import { failureOf } from '../failureOf.ts';

/** Something that is there once, and whoever asks for it. */
export interface Contest {
  what: string;
  /** The unique index that decides. */
  index: string;
  /** Account and role of all writers. */
  as: readonly [account: string, role: string];
  /** What everybody but the winner is told: the field and its rule. */
  refusal: string;
  call(client: Client, writer: number): Promise<unknown>;
}

/** Calls both servers 25 times at once. @returns what was answered: `done`, the first broken rule, or the code of the failure */
export async function outcomes(clients: Client[], call: (client: Client, writer: number) => Promise<unknown>) {
  const calls = Array.from({ length: 25 }, (_, round) =>
    clients.map((client, server) => failureOf(call(client, 2 * round + server))),
  );
  return (await Promise.all(calls.flat())).map((failure) => {
    if (failure === null) return 'done';
    const [broken] = failure.fieldErrors ?? [];
    return broken ? `${broken.field} ${broken.rule}` : failure.code;
  });
}

/** Matches the outcomes of 50 writers of whom one has done it and all others got this refusal. */
export const oneWins = (refusal: string | number) => expect.toSatisfy(isOneOf50(refusal), `one of 50 is done, 49 get ${refusal}`);

const isOneOf50 = (refusal: string | number) => (found: unknown[]) =>
  found.length === 50 &&
  found.filter((one) => one === 'done').length === 1 &&
  found.filter((one) => one === refusal).length === 49;
