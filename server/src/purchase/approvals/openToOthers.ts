import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { type OpenSeat, stuckSeats } from '#approval/seats.ts';

/** The seats of a case that can be given to somebody else: those that hold it up, and those that were left for twice their limit. */
export function openToOthers(seats: readonly OpenSeat[], now: Date): OpenSeat[] {
  const stuck = stuckSeats(seats);
  return seats.filter((seat) => stuck.includes(seat) || (seat.escalationTime !== null && seat.escalationTime <= now));
}

/** Returns a seat as it is shown. */
export function toSeat({ id: taskId, kind, userName, userId, canAct, since, escalationTime }: OpenSeat): Schemas['OpenSeat'] {
  const cause = userId === null ? 'EMPTY' : canAct ? 'LATE' : 'LEFT';
  const time = cause === 'LATE' ? escalationTime : since;
  return { taskId, kind, userName, cause, since: isoTime(time ?? since ?? new Date(0)) };
}
