import { describe, expect, test } from 'vitest';
import { flowTable, stateAfter } from './flowTable.ts';
import { type Effects, runEffects } from './runEffects.ts';

interface Door {
  facts: { status: 'OPEN' | 'CLOSED' | 'GONE'; isLocked: boolean };
  relation: 'mayUse' | 'mayBreak';
  event: 'MOVED';
}

const doors = flowTable<Door>()({
  states: ['OPEN', 'CLOSED', 'GONE'],
  guards: { isFree: ({ isLocked }) => !isLocked },
  steps: {
    hang: { from: [], to: 'CLOSED', by: ['saveProduct'] },
    open: { from: ['CLOSED'], to: 'OPEN', by: ['saveProduct'], who: 'mayUse', guard: 'isFree', action: 'OPEN', event: 'MOVED' },
    breakOpen: { from: ['CLOSED'], to: 'OPEN', by: ['saveProduct'], who: 'mayBreak', action: 'OPEN', effects: ['noise'] },
    remove: { from: ['OPEN', 'CLOSED', 'GONE'], to: 'GONE', by: ['clock', 'saveProduct'], needs: ['reason'], action: 'REMOVE' },
  },
});

interface Parcel {
  facts: { status: 'ON_THE_WAY' | 'HERE' | 'LOST'; purchaseStatus: 'EXECUTING' | 'COMPLETED' | null };
  relation: never;
  event: never;
}

const parcels = flowTable<Parcel>()({
  states: ['ON_THE_WAY', 'HERE', 'LOST'],
  guards: {},
  steps: {
    weigh: { from: ['ON_THE_WAY', 'LOST'], to: 'same', by: ['clock'] },
    deliver: {
      from: ['ON_THE_WAY'],
      to: ['HERE', 'LOST'],
      by: ['clock'],
      purchase: { from: ['EXECUTING'], to: 'same', event: 'signAcceptance' },
      effects: ['ring', 'leave'],
    },
  },
});

const closed = { status: 'CLOSED', isLocked: false } as const;
const locked = { status: 'CLOSED', isLocked: true } as const;

describe('allowedActions', () => {
  test('are those of the state, in the order of the table', () => {
    expect(doors.allowedActions(closed, { mayUse: true })).toEqual(['OPEN', 'REMOVE']);
    expect(doors.allowedActions({ ...closed, status: 'OPEN' }, { mayUse: true })).toEqual(['REMOVE']);
  });

  test('name an action once that several steps offer', () => {
    expect(doors.allowedActions(closed, { mayUse: true, mayBreak: true })).toEqual(['OPEN', 'REMOVE']);
  });

  test('leave out what guard or relation forbids', () => {
    expect(doors.allowedActions(locked, { mayUse: true })).toEqual(['REMOVE']);
    expect(doors.allowedActions(closed, {})).toEqual(['REMOVE']);
  });
});

describe('check', () => {
  const refusal = (check: () => unknown) => {
    try {
      check();
      return null;
    } catch (error) {
      return error;
    }
  };

  test('gives the step', () => {
    expect(doors.check('breakOpen', locked, { mayBreak: true })).toMatchObject({ to: 'OPEN', effects: ['noise'] });
  });

  test('says first who may not, then what is not possible, then what is missing', () => {
    expect(refusal(() => doors.check('open', locked, {}))).toMatchObject({ reason: 'forbidden' });
    expect(refusal(() => doors.check('open', locked, { mayUse: true }))).toMatchObject({ reason: 'wrongState' });
    expect(refusal(() => doors.check('open', { ...closed, status: 'OPEN' }, { mayUse: true }))).toMatchObject({
      reason: 'wrongState',
    });
    expect(refusal(() => doors.check('remove', closed, {}))).toMatchObject({
      reason: 'invalid',
      details: { errors: [{ field: 'reason', rule: 'required' }] },
    });
  });
});

test('one of several steps is found by the record', () => {
  expect(doors.firstOf(['open', 'breakOpen'], closed)).toBe('open');
  expect(doors.firstOf(['open', 'breakOpen'], locked)).toBe('breakOpen');
  expect(() => doors.firstOf(['open', 'breakOpen'], { ...closed, status: 'GONE' })).toThrow();
});

describe('step', () => {
  test('leads to the state of its row, and names what runs', () => {
    expect(doors.step('breakOpen')).toEqual({ to: 'OPEN', event: undefined, effects: ['noise'] });
    expect(stateAfter(doors.step('open'), 'CLOSED')).toBe('OPEN');
  });

  test('keeps the state where the row says so, and leads to the chosen one of several', () => {
    expect(stateAfter(parcels.step('weigh'), 'LOST')).toBe('LOST');
    expect(parcels.step('deliver', 'LOST').to).toBe('LOST');
    // @ts-expect-error The row does not name the state.
    parcels.step('deliver', 'ON_THE_WAY');
  });

  test('moves the purchase of a record with it, and is refused where the purchase is in another state', () => {
    expect(parcels.step('deliver', 'HERE').purchase).toEqual({ to: 'same', event: 'signAcceptance', effects: [] });
    const parcel = { status: 'ON_THE_WAY', purchaseStatus: 'EXECUTING' } as const;
    expect(parcels.allows('deliver', parcel)).toBe(true);
    expect(parcels.allows('deliver', { ...parcel, purchaseStatus: null })).toBe(true);
    expect(parcels.allows('deliver', { ...parcel, purchaseStatus: 'COMPLETED' })).toBe(false);
  });
});

test('effects run one after the other, in the order of the row', async () => {
  const ran: string[] = [];
  const effectsOf: Effects<typeof parcels, string, null> = {
    ring: async (who) => void ran.push(`ring ${who}`),
    leave: async (who) => void ran.push(`leave ${who}`),
  };
  await runEffects(parcels.step('deliver', 'HERE').effects, effectsOf, 'a neighbour', null);
  expect(ran).toEqual(['ring a neighbour', 'leave a neighbour']);
});

test('the table of what belongs to a purchase prints what becomes of that', () => {
  expect(parcels.print()).toContain('| signAcceptance: EXECUTING | ring, leave |');
});

test('the table prints a line for each step', () => {
  expect(doors.print()).toBe(`| step | from | to | by | who | guard | needs | action | event | effects |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| hang | – | CLOSED | saveProduct | – | – | – | – | – | – |
| open | CLOSED | OPEN | saveProduct | mayUse | isFree | – | OPEN | MOVED | – |
| breakOpen | CLOSED | OPEN | saveProduct | mayBreak | – | – | OPEN | – | noise |
| remove | any | GONE | clock, saveProduct | – | – | reason | REMOVE | – | – |
`);
});
