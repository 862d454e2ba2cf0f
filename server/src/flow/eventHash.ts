import { createHash } from 'node:crypto';
import type { Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import type { FlowEventTable } from '#platform/db/tables/projects.ts';

export type FlowEvent = Selectable<FlowEventTable>;

/**
 * Returns the hash of an event: SHA-256 over the hash before it, ids, step, states, time in milliseconds, and a hash of salt and content.
 * Names are left out and the content is salted, so that both can be erased and the chain stays whole.
 * @param before hash of the event before it; empty for the first one
 */
export function eventHash(before: string, event: Omit<FlowEvent, 'hash'>): string {
  const { companyId, kind, subjectId, no, step, fromStatus, toStatus, actorId, time, salt, content } = event;
  const said = sha256(`${salt}${content ?? ''}`);
  return sha256(
    JSON.stringify([before, companyId, kind, subjectId, no, step, fromStatus, toStatus, actorId, time.toISOString(), said]),
  );
}

/** Returns the number of the first event whose hash does not fit, or null. @param events of one record, the oldest first */
export function brokenAt(events: readonly FlowEvent[]): number | null {
  let before = '';
  for (const [index, event] of events.entries()) {
    if (event.no !== index + 1 || event.hash !== eventHash(before, event)) return index + 1;
    before = event.hash;
  }
  return null;
}

/** An event with all that its hash covers, so that others can compute it as well. */
export function toChainEntry(event: FlowEvent): Schemas['ChainEntry'] {
  const { companyId, kind, subjectId, no, step, fromStatus, toStatus, actorId, time, salt, content, hash } = event;
  const states = { fromStatus, toStatus };
  return { companyId, kind, subjectId, no, step, ...states, actorId, time: time.toISOString(), salt, content, hash };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
