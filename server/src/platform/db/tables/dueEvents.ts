/** What happens to a record by itself. */
interface DueEventTable {
  companyId: string;
  kind:
    | 'PROJECT_FUNDS'
    | 'PROJECT_DRAFT'
    | 'PROJECT_REPORT'
    | 'PROJECT_SOURCE'
    | 'PROJECT_RETENTION'
    | 'BIDDING_PUBLISH'
    | 'BIDDING_CLOSE'
    | 'BIDDING_REMINDER'
    | 'BIDDING_OPEN'
    | 'BIDDING_DECISION'
    | 'BIDDING_OVERDUE'
    | 'BIDDING_NOTICE'
    | 'APPROVAL_LIMIT'
    | 'APPROVAL_REVIEW'
    | 'SHARED_RECEIPT'
    | 'SHARED_RETURN';
  subjectId: string;
  dueAt: Date;
  /** Later than `dueAt` if it has failed. */
  tryAt: Date;
}

export interface DueEventTables {
  dueEvent: DueEventTable;
}
