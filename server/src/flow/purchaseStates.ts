import type { Selectable } from 'kysely';
import type { ProjectTable } from '#platform/db/tables/projects.ts';

/** The state of a purchase as it is stored. */
export type PurchaseStatus = Selectable<ProjectTable>['status'];

/** What a state says of a purchase beside the steps that it allows. */
type Property =
  /** Not at its end: neither archived nor given up. */
  | 'isOpen'
  /** Its officer has something to do. */
  | 'isInHand'
  /** Submitted, and neither returned, failed nor completed. */
  | 'isUnderWay'
  /** It takes something of the money, the framework or the item that it is charged to. */
  | 'takes'
  /** It counts where purchases are looked for that are one, split. */
  | 'isSimilar'
  /** It was ordered, so that its prices were paid or will be. */
  | 'isOrdered'
  /** For suppliers it is decided, one way or the other. */
  | 'isDecided';

const properties: Record<PurchaseStatus, readonly Property[]> = {
  DRAFT: ['isOpen', 'isInHand'],
  APPROVING: ['isOpen', 'isInHand', 'isUnderWay', 'takes', 'isSimilar'],
  RETURNED: ['isOpen', 'isInHand'],
  APPROVED: ['isOpen', 'isInHand', 'isUnderWay', 'takes', 'isSimilar'],
  PUBLISHED: ['isOpen', 'isInHand', 'isUnderWay', 'takes'],
  OPENING: ['isOpen', 'isInHand', 'isUnderWay', 'takes'],
  DECIDING: ['isOpen', 'isInHand', 'isUnderWay', 'takes'],
  NOTICE: ['isOpen', 'isInHand', 'isUnderWay', 'takes'],
  AWARDED: ['isOpen', 'isInHand', 'isUnderWay', 'takes', 'isDecided'],
  FAILED: ['isOpen', 'isInHand', 'isDecided'],
  EXECUTING: ['isOpen', 'isInHand', 'isUnderWay', 'takes', 'isSimilar', 'isOrdered', 'isDecided'],
  COMPLETED: ['isOpen', 'takes', 'isSimilar', 'isOrdered', 'isDecided'],
  ARCHIVED: ['takes', 'isSimilar', 'isOrdered', 'isDecided'],
  TERMINATED: ['isDecided'],
};

/** All states of a purchase, in the order in which it goes through them. */
export const purchaseStates = Object.keys(properties) as PurchaseStatus[];

/** Returns the states that say something of a purchase. */
export function statesWith(property: Property): PurchaseStatus[] {
  return purchaseStates.filter((status) => properties[status].includes(property));
}
