import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type ProjectStepName, projectFlow } from './projectFlow.ts';

test('docs/flows/project.md shows the table', async () => {
  const page = `# What may happen to a purchase

Printed from \`server/src/purchase/records/projectFlow.ts\` by its test; \`npm test -- projectFlow -u\` writes it again.

${projectFlow.print()}`;
  await expect(page).toMatchFileSnapshot('../../../../docs/flows/project.md');
});

const { states, steps } = projectFlow;
const names = Object.keys(steps) as ProjectStepName[];

test('every state is reached, and all but what was given up can be left', () => {
  const reached = new Set(names.flatMap((name) => projectFlow.row(name).to));
  const left = new Set(names.flatMap((name) => (projectFlow.row(name).to === 'same' ? [] : projectFlow.row(name).from)));
  // How a purchase goes on once it is announced is in the table of the bidding.
  const ofBidding = ['OPENING', 'DECIDING', 'NOTICE', 'FAILED'];
  expect(states.filter((state) => !reached.has(state))).toEqual(ofBidding);
  // A draft is left by being submitted or deleted.
  expect(states.filter((state) => !left.has(state))).toEqual(['TERMINATED']);
});

type Facts = Parameters<typeof projectFlow.check>[1];
type Held = Parameters<typeof projectFlow.check>[2];
const relations = [...new Set(names.flatMap((name) => projectFlow.row(name).who ?? []))];
const facts = fc.record({
  status: fc.constantFrom(...states),
  phase: fc.constantFrom(null, 'ACCEPTING' as const, 'CONTRACTING' as const, 'WAREHOUSING' as const),
  returnCause: fc.constantFrom(null, 'REJECTED' as const, 'RETURNED' as const, 'WITHDRAWN' as const),
  lane: fc.constantFrom(null, 'SMALL' as const, 'BIDDING' as const, 'OTHER' as const),
  officerId: fc.constantFrom(null, 'officer'),
  isDecided: fc.boolean(),
  isInvoiced: fc.boolean(),
  isPaid: fc.boolean(),
  isPayable: fc.boolean(),
  hasClaim: fc.boolean(),
  hasOpenLines: fc.boolean(),
  hasLaterAccount: fc.boolean(),
  needsContract: fc.boolean(),
  modifying: fc.boolean(),
  terminating: fc.boolean(),
  writingOff: fc.boolean(),
  suspendTime: fc.constantFrom(null, new Date(0)),
  nextTime: fc.constantFrom(null, new Date(0)),
  reportDue: fc.constantFrom(null, new Date(0)),
  report: fc.constantFrom(null, 'A report'),
  executionCode: fc.constantFrom(null, 'SINGLE_SOURCE' as const, 'INQUIRY' as const),
  sourceObjections: fc.array(fc.record({ answer: fc.constantFrom(null, 'An answer') }), { maxLength: 2 }),
});
const caller = fc.subarray(relations).map((held) => Object.fromEntries(held.map((one) => [one, true])) as Held);

test('an action is offered exactly if one of its steps is accepted', () => {
  const isAccepted = (name: ProjectStepName, project: Facts, held: Held) => {
    try {
      projectFlow.check(name, project, held);
      return true;
    } catch {
      return false;
    }
  };
  fc.assert(
    fc.property(facts, caller, (project, held) => {
      const accepted = names
        .filter((name) => isAccepted(name, project, held))
        .flatMap((name) => projectFlow.row(name).action ?? []);
      expect(new Set(projectFlow.allowedActions(project, held))).toEqual(new Set(accepted));
    }),
  );
});

test('no step moves a purchase that nobody has a relation to, but those that approvals, payments and the clock cause', () => {
  const free = names.filter((name) => projectFlow.row(name).who === undefined);
  expect(free.sort()).toEqual([
    'announceSource',
    'approve',
    'archive',
    'assign',
    'begin',
    'change',
    'complete',
    'confirm',
    'end',
    'endByDefault',
    'endSource',
    'lapse',
    'lapseFailed',
    'order',
    'pass',
    'refuse',
    'reject',
    'rejectChange',
    'rejectDefault',
    'rejectEnd',
    'rejectWriteOff',
    'retentionDue',
    'return',
    'withdrawChange',
    'withdrawDefault',
    'withdrawEnd',
    'withdrawWriteOff',
    'writeOff',
  ]);
});
