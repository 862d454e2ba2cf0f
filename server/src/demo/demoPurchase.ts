import type { DemoBatch } from './demoDeliveries.ts';

/** How far a purchase of the demo data has come. */
export type DemoStage =
  | 'APPROVED'
  | 'PUBLISHED'
  | 'BIDDING'
  | 'CLOSED'
  | 'JUDGING'
  | 'JUDGED'
  | 'DECIDING'
  | 'AWARD_APPROVING'
  | 'NOTICE'
  | 'AWARDED'
  | 'CONTRACT_APPROVING'
  | 'TO_SIGN'
  | 'EXECUTING'
  | 'ASSIGNING'
  | 'INSPECTING'
  | 'PARTLY'
  | 'WAREHOUSING'
  | 'PAYABLE'
  | 'ARCHIVED'
  | 'DECLINED'
  | 'FAILED';

export interface DemoPurchase {
  name: string;
  description: string;
  /** Name of a category of fixed assets of the platform. */
  category: string;
  items: { itemName: string; spec: string; parameters: string; quantity: string; unit: string; amount: string }[];
  stage: DemoStage;
  /**
   * What the suppliers ask for, in hundredths of the request; null: joins and does not quote. In the order of the demo's suppliers.
   */
  quotes: (number | null)[];
  /** Asks for a document with the technical part; every second quote brings one along. */
  documents?: true;
  /** Which quotes do not comply, counted from 0. */
  unfit?: number[];
  /** What comes, one batch after the other; left out: all at once. */
  batches?: readonly DemoBatch[];
  /** Of those of the year behind. */
  year?: {
    /** Days before now at which the quotes ended. */
    endedDays: number;
    /** Days from the order to the first delivery. */
    deliveryDays: number;
    /** Its contract keeps 5 % back until the end of the warranty, so that it is not archived yet. */
    keepsBack: boolean;
    /** The account of the applicant. */
    applicant: string;
  };
}
