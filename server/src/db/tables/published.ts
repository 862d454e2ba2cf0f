/** Columns of what is published and withdrawn. */
export interface Published {
  status: 'DRAFT' | 'PUBLISHED' | 'WITHDRAWN';
  /** When it was published last; null for a draft. */
  publishTime: Date | null;
  /** Set exactly while it is withdrawn. */
  withdrawReason: string | null;
}
