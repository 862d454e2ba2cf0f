import type { Schemas } from '@campus-procurement/sdk';
import { flowTable } from '#flow/flowTable.ts';
import type { SupplierRights } from './supplierRights.ts';

type Status = Schemas['SupplierStatus'];

/** What decides about the steps of a supplier. The last two are known while the step is taken, not in lists. */
export interface SupplierFacts {
  status: Status;
  /** The status that an exposure took away; null if none holds the supplier. */
  statusBeforeExposure: Status | null;
  /** The changed profile differs from the reviewed one in name, credit code, legal person or licences. */
  isReviewDue?: boolean;
  /** The credit level asks for two reviewers, and none has approved yet. */
  isFirstOfTwo?: boolean;
}

interface Supplier {
  facts: SupplierFacts;
  relation: Extract<keyof SupplierRights, `may${string}`> | 'isSupplier';
  event: Schemas['ReviewEvent'];
}

const states = ['REGISTERED', 'PENDING', 'APPROVED', 'REJECTED', 'FROZEN', 'BLACKLISTED', 'CANCELLED'] as const;
const alive = ['REGISTERED', 'PENDING', 'APPROVED', 'REJECTED', 'FROZEN', 'BLACKLISTED'] as const;
const exposing = ['publishIntegrityExposure'] as const;
const ending = ['publishIntegrityExposure', 'recordIntegrityExposureAppeal', 'clock'] as const;

/** Everything that may happen to a supplier. docs/flows/supplier.md shows it as a table. */
export const supplierFlow = flowTable<Supplier>()({
  states,
  guards: {
    isReviewDue: ({ isReviewDue }) => isReviewDue === true,
    isFirstOfTwo: ({ isFirstOfTwo }) => isFirstOfTwo === true,
    isExposed: ({ statusBeforeExposure }) => statusBeforeExposure !== null,
    isNotExposed: ({ statusBeforeExposure }) => statusBeforeExposure === null,
  },
  steps: {
    register: { from: [], to: 'REGISTERED', by: ['registerSupplier'] },
    submit: {
      from: ['REGISTERED', 'REJECTED'],
      to: 'PENDING',
      by: ['updateSupplierProfile'],
      who: 'isSupplier',
      event: 'SUBMITTED',
      effects: ['fetchRegistry', 'tellReviewers'],
    },
    correct: {
      from: ['PENDING'],
      to: 'same',
      by: ['updateSupplierProfile'],
      who: 'isSupplier',
      event: 'SUBMITTED',
      effects: ['fetchRegistry'],
    },
    submitAgain: {
      from: ['APPROVED'],
      to: 'PENDING',
      by: ['updateSupplierProfile'],
      who: 'isSupplier',
      guard: 'isReviewDue',
      event: 'SUBMITTED',
      effects: ['fetchRegistry', 'tellReviewers'],
    },
    amend: { from: ['APPROVED'], to: 'same', by: ['updateSupplierProfile'], who: 'isSupplier' },
    approveFirst: {
      from: ['PENDING'],
      to: 'same',
      by: ['auditCompany'],
      who: 'mayReview',
      guard: 'isFirstOfTwo',
      action: 'REVIEW',
      event: 'FIRST_APPROVED',
    },
    approve: {
      from: ['PENDING'],
      to: 'APPROVED',
      by: ['auditCompany'],
      who: 'mayReview',
      action: 'REVIEW',
      event: 'APPROVED',
      effects: ['tellSupplier'],
    },
    reject: {
      from: ['PENDING'],
      to: 'REJECTED',
      by: ['auditCompany'],
      who: 'mayReview',
      needs: ['opinion'],
      action: 'REVIEW',
      event: 'REJECTED',
      effects: ['tellSupplier'],
    },
    remark: { from: states, to: 'same', by: ['remarkCompany'], who: 'mayRemark', action: 'REMARK' },
    setAccountSource: {
      from: states,
      to: 'same',
      by: ['updateCompanyAccountSource'],
      who: 'maySetAccountSource',
      action: 'SET_ACCOUNT_SOURCE',
    },
    setAgreement: {
      from: ['APPROVED'],
      to: 'same',
      by: ['updateCompanySignedAgreement'],
      who: 'maySetAgreement',
      action: 'SET_AGREEMENT',
    },
    freeze: {
      from: ['APPROVED'],
      to: 'FROZEN',
      by: ['updateCompanyStatus'],
      who: 'maySetStatus',
      needs: ['reason'],
      action: 'FREEZE',
      event: 'FROZEN',
      effects: ['tellSupplier'],
    },
    // Lifting what an exposure caused takes the withdrawal of the exposure.
    unfreeze: {
      from: ['FROZEN'],
      to: 'APPROVED',
      by: ['updateCompanyStatus'],
      who: 'maySetStatus',
      guard: 'isNotExposed',
      action: 'UNFREEZE',
      event: 'UNFROZEN',
      effects: ['tellSupplier'],
    },
    cancel: {
      from: alive,
      to: 'CANCELLED',
      by: ['updateCompanyStatus'],
      who: 'mayCancel',
      needs: ['reason'],
      action: 'CANCEL',
      event: 'CANCELLED',
      effects: ['tellSupplier'],
    },
    refreshRegistry: {
      from: states,
      to: 'same',
      by: ['refreshCompanyGsInfo'],
      who: 'mayRefresh',
      action: 'REFRESH_REGISTRY',
    },
    expose: {
      from: ['APPROVED', 'FROZEN', 'BLACKLISTED'],
      to: ['FROZEN', 'BLACKLISTED'],
      by: exposing,
    },
    endExposure: {
      from: ['FROZEN', 'BLACKLISTED'],
      to: ['APPROVED', 'FROZEN', 'BLACKLISTED'],
      by: ending,
      guard: 'isExposed',
    },
  },
});

export type SupplierStep = keyof typeof supplierFlow.steps;
