/** Columns of content that is published and withdrawn. */
export interface Published {
  status: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  /** When it was last published; null for a draft. */
  publishTime: Date | null;
  /** Set only while it is withdrawn. */
  withdrawReason: string | null;
}
