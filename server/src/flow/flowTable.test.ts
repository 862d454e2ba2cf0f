import { describe, expect, test } from 'vitest';
import { flowTable } from './flowTable.ts';

interface Door {
  facts: { status: 'OPEN' | 'CLOSED' | 'GONE'; isLocked: boolean };
  relation: 'mayUse' | 'mayBreak';
  effect: 'noise';
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

test('the table prints a line for each step', () => {
  expect(doors.print()).toBe(`| step | from | to | by | who | guard | needs | action | event | effects |
| --- | --- | --- | --- | --- | --- | --- | --- | --- | --- |
| hang | – | CLOSED | saveProduct | – | – | – | – | – | – |
| open | CLOSED | OPEN | saveProduct | mayUse | isFree | – | OPEN | MOVED | – |
| breakOpen | CLOSED | OPEN | saveProduct | mayBreak | – | – | OPEN | – | noise |
| remove | any | GONE | clock, saveProduct | – | – | reason | REMOVE | – | – |
`);
});
