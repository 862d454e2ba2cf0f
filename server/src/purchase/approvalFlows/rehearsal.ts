import type { Schemas } from '@campus-procurement/sdk';
import { chainSteps, type Route } from '#approval/chain.ts';
import type { ChainStep } from '#approval/chainOf.ts';

/** How a purchase goes before and after a change. */
export interface Rehearsed {
  before: Way;
  after: Way;
}

export interface Way {
  isSmall: boolean;
  chain: Route['chain'];
}

type Paces = readonly Schemas['RehearsedPace'][];

/** Whether a purchase would be approved otherwise, or go another way. */
export function isChanged({ before, after }: Rehearsed): boolean {
  return before.isSmall !== after.isSmall || written(before) !== written(after);
}

/** Sums up how purchases go. */
export function sideOf(ways: readonly Way[], paces: Paces): Schemas['RehearsedSide'] {
  const count = (fits: (way: Way) => boolean) => ways.filter(fits).length;
  const signatures = sum(ways.flatMap(({ chain }) => chain.map(signaturesOf)));
  const minutes = sum(ways.map(({ chain }) => minutesOf(chain, paces)));
  return {
    signatures,
    minutes: paces.length === 0 || ways.length === 0 ? null : Math.round(minutes / ways.length),
    small: count(({ isSmall }) => isSmall),
    unasked: count(({ chain }) => chain.length === 0),
    blocked: count(({ chain }) => chain.some(({ users }) => users.length === 0)),
  };
}

/** Returns those who are asked most, after the change first. */
export function peopleIn(rehearsed: readonly Rehearsed[]): Schemas['RehearsedPerson'][] {
  const found = new Map<string, Schemas['RehearsedPerson']>();
  for (const each of rehearsed) {
    for (const side of ['before', 'after'] as const) {
      for (const { id, name } of each[side].chain.flatMap(askedIn)) {
        const person = found.get(id) ?? { id, name, before: 0, after: 0 };
        found.set(id, { ...person, [side]: person[side] + 1 });
      }
    }
  }
  return [...found.values()]
    .toSorted((one, other) => other.after - one.after || other.before - one.before || one.id.localeCompare(other.id))
    .slice(0, 20);
}

/** A way as it is told. */
export function told({ isSmall, chain }: Way): Schemas['RehearsedWay'] {
  return { isSmall, chain: chainSteps(chain) };
}

/** Where one suffices, one signs. */
function signaturesOf(step: ChainStep): number {
  const asked = askedIn(step).length;
  return step.mode === 'ALL' ? asked : Math.min(asked, 1);
}

/** Steps come one after the other; those who are asked in the same step decide side by side. */
function minutesOf(chain: readonly ChainStep[], paces: Paces): number {
  const paceOf = (kind: ChainStep['kind'] | null) => paces.find((pace) => pace.kind === kind)?.minutes;
  return sum(chain.map((step) => (askedIn(step).length > 0 ? (paceOf(step.kind) ?? paceOf(null) ?? 0) : 0)));
}

function askedIn({ users }: ChainStep) {
  return users.filter(({ isSkipped }) => !isSkipped);
}

/** Who is asked. Why they are is no difference, nor a step in which all have agreed before; one in which nobody is found is. */
function written({ chain }: Way): string {
  const steps = chain.filter((step) => step.users.length === 0 || askedIn(step).length > 0);
  return JSON.stringify(steps.map((step) => [askedIn(step).length > 1 && step.mode, ...askedIn(step).map(({ id }) => id)]));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
