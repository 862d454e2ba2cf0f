import { hourMs } from '@campus-procurement/sdk/time';
import type { Calendar } from '#platform/values/workingDays.ts';
import type { DemoStage } from './demoPurchase.ts';
import { workedAfter, workedBefore } from './demoStage.ts';

/** A window takes at least 72 hours; some more, so that none is short of it. */
const lengthMs = 76 * hourMs;

/** When a purchase is submitted and announced, and when its quotes are taken. */
export interface Window {
  submit: Date;
  publish: Date;
  start: Date;
  end: Date;
}

/** Days before now at which the quotes of a stage have ended. */
const endedDays: Partial<Record<DemoStage, number>> = {
  CLOSED: 0,
  JUDGING: 0,
  JUDGED: 0,
  DECIDING: 1,
  AWARD_APPROVING: 1,
  NOTICE: 1,
  DECLINED: 2,
  AWARDED: 9,
  CONTRACT_APPROVING: 9,
  TO_SIGN: 11,
  EXECUTING: 14,
  ASSIGNING: 20,
  INSPECTING: 20,
  PARTLY: 21,
  WAREHOUSING: 21,
  PAYABLE: 25,
  ARCHIVED: 34,
  FAILED: 3,
};
/** Hours from now at which those that are open end, one after the other: more than the day by which an installation may be later. */
const openHours = [30, 52, 26, 75];

let opened = 0;

/** Returns a window whose quotes are at this stage now, and whose end is on a working day, by default as many days ago as the stage says. */
export function windowOf(stage: DemoStage, now: Date, calendar: Calendar, days = endedDays[stage]): Window {
  const at = (hours: number) => new Date(now.getTime() + hours * hourMs);
  if (stage === 'APPROVED' || stage === 'PUBLISHED') {
    const start = workedAfter(at(20), 9, calendar);
    return {
      submit: workedBefore(at(-30), 10, calendar),
      publish: at(-2),
      start,
      end: workedAfter(new Date(start.getTime() + lengthMs), 16, calendar),
    };
  }
  if (days === undefined) {
    const end = workedAfter(at(openHours[opened++ % openHours.length] as number), 16, calendar);
    const start = new Date(Math.min(end.getTime() - lengthMs, at(-20).getTime()));
    return { submit: workedBefore(new Date(start.getTime() - 60 * hourMs), 10, calendar), publish: start, start, end };
  }
  const end = workedBefore(at(-24 * days - 1), 15, calendar);
  const start = new Date(end.getTime() - lengthMs);
  return { submit: workedBefore(new Date(start.getTime() - 60 * hourMs), 10, calendar), publish: start, start, end };
}
