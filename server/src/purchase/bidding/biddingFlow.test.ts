import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type BiddingStepName, biddingFlow } from './biddingFlow.ts';

test('docs/flows/bidding.md shows the table', async () => {
  const page = `# What may happen to a bidding

Printed from \`server/src/purchase/bidding/biddingFlow.ts\` by its test; \`npm test -- biddingFlow -u\` writes it again.

${biddingFlow.print()}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/flows/bidding.md');
});

const names = Object.keys(biddingFlow.steps) as BiddingStepName[];
const ofBidding = ['PUBLISHED', 'OPENING', 'DECIDING', 'NOTICE', 'AWARDED', 'FAILED'] as const;

test('every state of a bidding can be left, but a failure', () => {
  const left = new Set(names.flatMap((name) => (biddingFlow.row(name).to === 'same' ? [] : biddingFlow.row(name).from)));
  expect(ofBidding.filter((state) => !left.has(state))).toEqual(['FAILED']);
  const reached = new Set(names.flatMap((name) => biddingFlow.row(name).to));
  // A purchase is published by a step of its own table.
  expect(ofBidding.filter((state) => !reached.has(state))).toEqual(['PUBLISHED']);
});

type Facts = Parameters<typeof biddingFlow.check>[1];
type Held = Parameters<typeof biddingFlow.check>[2];
const relations = [...new Set(names.flatMap((name) => biddingFlow.row(name).who ?? []))];
const facts = fc.record({
  status: fc.constantFrom(...biddingFlow.states),
  phase: fc.constantFrom(null, 'ACCEPTING' as const, 'AWARD_APPROVING' as const),
  documentsOpen: fc.boolean(),
  pricesOpen: fc.boolean(),
  unreadableCount: fc.nat(2),
  lacksWitness: fc.boolean(),
  isJudged: fc.boolean(),
  hasChoice: fc.boolean(),
  automatic: fc.boolean(),
  needsNoContract: fc.boolean(),
  suspendTime: fc.constantFrom(null, new Date(0)),
  suspendReason: fc.constant('A reason'),
  suspendCause: fc.constantFrom(null, 'OFFICER' as const, 'MODIFICATION' as const),
  terminating: fc.boolean(),
});
const caller = fc.subarray(relations).map((held) => Object.fromEntries(held.map((one) => [one, true])) as Held);

const isAccepted = (name: BiddingStepName, round: Facts, held: Held) => {
  try {
    biddingFlow.check(name, round, held);
    return true;
  } catch {
    return false;
  }
};

test('an action is offered exactly if one of its steps is accepted', () => {
  fc.assert(
    fc.property(facts, caller, (round, held) => {
      const accepted = names
        .filter((name) => isAccepted(name, round, held))
        .flatMap((name) => biddingFlow.row(name).action ?? []);
      expect(new Set(biddingFlow.allowedActions(round, held))).toEqual(new Set(accepted));
    }),
  );
});

test('prices are opened only when the documents are open, all quotes are judged and the witness was there', () => {
  fc.assert(
    fc.property(facts, caller, (round, held) => {
      if (!isAccepted('openPrices', round, held)) return;
      expect(round).toMatchObject({
        status: 'OPENING',
        documentsOpen: true,
        pricesOpen: false,
        isJudged: true,
        lacksWitness: false,
      });
    }),
  );
});

test('nobody decides, excludes or cancels while an approval runs', () => {
  fc.assert(
    fc.property(facts, caller, (round, held) => {
      const running = { ...round, phase: 'AWARD_APPROVING' as const };
      const steps = ['decide', 'exclude', 'askCancel', 'declineAward', 'order', 'noticeEnds', 'failBidding'] as const;
      expect(steps.filter((name) => isAccepted(name, running, held))).toEqual([]);
    }),
  );
});

test('nothing happens to what stands still but that it goes on, or that its change begins it anew', () => {
  fc.assert(
    fc.property(facts, caller, (round, held) => {
      const still = { ...round, suspendTime: new Date(0) };
      const taken = names.filter((name) => isAccepted(name, still, held));
      expect(taken.filter((name) => name !== 'resume' && name !== 'restart')).toEqual([]);
    }),
  );
});

test('what needs no relation is caused by approvals and the clock', () => {
  const free = names.filter((name) => biddingFlow.row(name).who === undefined);
  const causes = new Set(free.flatMap((name) => biddingFlow.row(name).by));
  expect([...causes].sort()).toEqual(['clock', 'decideApprovalTask', 'decideAward', 'openBidding']);
});
