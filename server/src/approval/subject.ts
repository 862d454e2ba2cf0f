import type { Schemas } from '@campus-procurement/sdk';

/** What an approval is about, as far as it decides who approves. */
export interface ApprovalSubject {
  companyId: string;
  applicantId: string;
  /** Others whom nobody asks, because it is about what they do themselves. */
  involvedIds?: readonly string[];
  deptId: string;
  amount: string;
  /** In the order of the request. */
  cardIds: string[];
  /** Of its lines. */
  categoryIds: string[];
  /** The purchasing category by which it is bought, if there is one. */
  patternId?: string | null;
  /** Whether a line is made abroad. */
  imported: boolean;
  /** How it is bought; null: by bidding, unless it is a small purchase. */
  executionCode: Schemas['ExecutionCode'] | null;
  lane: Schemas['PurchaseLane'];
  /** Up to this amount, small purchases on own cards need no approval. */
  ownCardLimit: string;
}
