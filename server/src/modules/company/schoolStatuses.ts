import type { Schemas } from '@campus-procurement/sdk';
import type { SchoolRow } from './schoolRows.ts';

type School = Pick<SchoolRow, 'status' | 'statusBefore' | 'serviceEndDate'>;
type Wanted = Extract<Schemas['CompanyStatusChange']['status'], Schemas['SchoolStatus']>;

/** The statuses that may be set by hand now. A school is served only up to the end of its service; a trial sets one itself. */
export function schoolStatusesAfter({ status, statusBefore, serviceEndDate }: School, today: string): Wanted[] {
  const isServiceAhead = serviceEndDate !== null && serviceEndDate >= today;
  switch (status) {
    case 'APPLYING':
      return isServiceAhead || serviceEndDate === null ? ['TRIAL'] : [];
    case 'TRIAL':
      return isServiceAhead ? ['ACTIVE', 'SUSPENDED'] : ['SUSPENDED'];
    case 'ACTIVE':
      return ['SUSPENDED'];
    case 'SUSPENDED':
      return isServiceAhead && statusBefore !== null ? [statusBefore] : [];
    case 'EXPIRED':
      return isServiceAhead ? ['ACTIVE'] : [];
  }
}
