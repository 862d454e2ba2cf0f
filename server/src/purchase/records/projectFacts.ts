import type { Schemas } from '@campus-procurement/sdk';
import type { Selectable } from 'kysely';
import type { ProjectTable } from '#platform/db/tables/projects.ts';

/** What decides about the steps of a purchase. */
export interface ProjectFacts
  extends Pick<
    Selectable<ProjectTable>,
    | 'status'
    | 'phase'
    | 'returnCause'
    | 'lane'
    | 'officerId'
    | 'modifying'
    | 'nextTime'
    | 'terminating'
    | 'suspendTime'
    | 'reportDue'
    | 'report'
    | 'executionCode'
    | 'writingOff'
  > {
  /** Objections to its single source. */
  sourceObjections: readonly { answer: string | null }[];
  /** Somebody has decided in the running approval. */
  isDecided: boolean;
  /** All that was received is covered by invoices. */
  isInvoiced: boolean;
  /** All invoices are paid. */
  isPaid: boolean;
  /** Something is due, invoiced and not paid. */
  isPayable: boolean;
  /** The supplier still has to refund something after its default. */
  hasClaim: boolean;
  /** Something of the order is still to come, and not in an acceptance. */
  hasOpenLines: boolean;
  /** The supplier has an account that was reviewed after this purchase had copied one. */
  hasLaterAccount: boolean;
  /** The requester can act no more. */
  applicantLeft?: boolean;
  /** The award is followed by a contract. */
  needsContract: boolean;
}

/** The names that the flow table of purchases uses. */
export interface Purchase {
  facts: ProjectFacts;
  relation:
    | ('isApplicant' | 'mayPublish' | 'mayInvoice' | 'mayPay' | 'mayAgreePayee' | 'mayClaim' | 'mayDrop')
    | ('mayRegister' | 'mayContract' | 'maySign' | 'mayAccept' | 'mayClose' | 'mayArchive')
    | ('mayHandOver' | 'mayReplace' | 'mayCopy' | 'mayModify' | 'mayRefund');
  event: Schemas['ProjectLog']['step'];
}
