import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brokenAt, eventHash, type FlowEvent } from './eventHash.ts';

/** A history of some events, chained. */
function historyOf(contents: (string | null)[]): FlowEvent[] {
  let before = '';
  return contents.map((content, index) => {
    const event = {
      companyId: '1001',
      kind: 'PROJECT' as const,
      subjectId: 'p',
      no: index + 1,
      step: 'edit',
      fromStatus: 'DRAFT',
      toStatus: 'DRAFT',
      actorId: 'u',
      actorName: 'Somebody',
      forUserName: null,
      roleName: 'Purchaser',
      content,
      salt: `salt${index}`,
      time: new Date(1_700_000_000_000 + index),
    };
    before = eventHash(before, event);
    return { ...event, hash: before };
  });
}

const contents = fc.array(fc.option(fc.string()), { minLength: 1, maxLength: 8 });

test('a history that nobody has touched is whole, also without the names', () => {
  fc.assert(
    fc.property(contents, (said) => {
      const events = historyOf(said);
      expect(brokenAt(events)).toBeNull();
      expect(brokenAt(events.map((event) => ({ ...event, actorName: null, roleName: null })))).toBeNull();
    }),
  );
});

test('a changed, missing or added event is found where it is', () => {
  fc.assert(
    fc.property(contents, fc.nat(), fc.constantFrom('change', 'remove', 'swap'), (said, seed, how) => {
      const events = historyOf(said);
      const at = seed % events.length;
      if (how === 'change') {
        const touched = events.map((event, index) => (index === at ? { ...event, toStatus: 'ARCHIVED' } : event));
        expect(brokenAt(touched)).toBe(at + 1);
      } else if (how === 'remove' && at < events.length - 1) {
        expect(brokenAt(events.toSpliced(at, 1))).toBe(at + 1);
      } else if (how === 'swap' && at < events.length - 1) {
        const other = events.with(at, events[at + 1] as FlowEvent).with(at + 1, events[at] as FlowEvent);
        expect(brokenAt(other)).toBe(at + 1);
      }
    }),
  );
});
