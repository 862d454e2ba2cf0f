import type { Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import type { Messages } from '#platform/i18n/zhCN.ts';
import { admittedStatuses } from '../bidding/public.ts';

type Round = Pick<Selectable<Tables['bidRound']>, 'supplierScope' | 'startTime' | 'joinEndTime' | 'closeTime' | 'suspendTime'>;
type Status = Selectable<Tables['supplier']>['status'];

/** Why a supplier may not take part. */
export type Hindrance = keyof Messages['hindrance'];

const byStatus: Partial<Record<Status, Hindrance>> = {
  REGISTERED: 'UNREGISTERED',
  REJECTED: 'REJECTED',
  FROZEN: 'FROZEN',
  BLACKLISTED: 'BARRED',
  CANCELLED: 'BARRED',
};

const remedies: Partial<Record<Hindrance, Schemas['Remedy']>> = {
  UNREGISTERED: 'PROFILE',
  REJECTED: 'PROFILE',
  PENDING: 'WAIT',
  FROZEN: 'CONTACT',
  BARRED: 'CONTACT',
};

/** Returns what mends a hindrance; null if only time does. */
export function remedyOf(hindrance: Hindrance | null): Schemas['Remedy'] | null {
  return hindrance === null ? null : (remedies[hindrance] ?? null);
}

/** Returns why a supplier is not admitted to a round at all; null if it is. */
export function standingHindrance(status: Status, { supplierScope }: Pick<Round, 'supplierScope'>): Hindrance | null {
  return admittedStatuses[supplierScope].includes(status) ? null : (byStatus[status] ?? 'PENDING');
}

/** Returns why a supplier that sees a round cannot join it at a moment; null if it can. */
export function joinHindrance(status: Status, round: Round, at: Date): Hindrance | null {
  const standing = standingHindrance(status, round);
  if (standing !== null) return standing;
  if (round.suspendTime !== null) return 'SUSPENDED';
  if (at < round.startTime) return 'NOT_STARTED';
  return at >= round.joinEndTime || round.closeTime !== null ? 'JOIN_OVER' : null;
}
