import { compareMoney } from '@campus-procurement/sdk/money';
import type { Reader } from '#platform/context/context.ts';
import { type ProjectRow, payableOf, relationsOf } from './projectRows.ts';
import { hasOpenObjection } from './sourceGuards.ts';
import type { Person } from './waitingPeople.ts';

/** Those whose step is next, by what they are to a purchase; `PAYERS` and `OFFICERS` are offices. */
type Turn = 'APPLICANT' | 'OFFICER' | 'OFFICERS' | 'DECIDERS' | 'PAYERS' | 'ASKED' | 'MEMBERS' | 'KEEPERS' | null;

function turnOf(row: ProjectRow): Turn {
  const { status, phase, returnCause, officerId, lane, asked } = row;
  // What was rejected or withdrawn may be submitted again, but nobody waits for that.
  if (status === 'RETURNED') return returnCause === 'RETURNED' ? 'APPLICANT' : null;
  // While it stands still only who lets it go on is waited for; what is being changed goes on by itself.
  if (row.suspendCause === 'OFFICER' && !row.terminating) return 'OFFICER';
  if (asked.length > 0 || row.blockedCaseId !== null) return 'ASKED';
  if (status === 'APPROVED' && hasOpenObjection(row)) return 'OFFICER';
  // While a single source is announced and nobody objects, nobody can do anything.
  if (status === 'APPROVED' && lane === 'OTHER' && row.nextTime !== null) return null;
  if (status === 'APPROVED') return officerId === null ? 'OFFICERS' : 'OFFICER';
  if (status === 'OPENING') return 'OFFICER';
  // A contract is drafted by either of them, and signed by the officer.
  if (status === 'AWARDED') return row.contractStatus === 'TO_SIGN' ? 'OFFICER' : 'DECIDERS';
  if (status === 'DECIDING') return 'DECIDERS';
  if (phase === 'ACCEPTING' && lane !== 'SMALL') return 'MEMBERS';
  if (phase === 'WAREHOUSING') return 'KEEPERS';
  if (status === 'EXECUTING') return 'APPLICANT';
  return status === 'COMPLETED' ? turnAfterDelivery(row) : null;
}

/** With a part of the invoices there, it is the payers' turn first. What is kept back waits for nobody. */
function turnAfterDelivery(row: ProjectRow): Turn {
  const { invoicedAmount, paidAmount, missingAssetNumbers } = row;
  const cost = row.actualAmount ?? '0.00';
  if (compareMoney(payableOf(row), '0.00') > 0) return 'PAYERS';
  if (missingAssetNumbers > 0 || compareMoney(invoicedAmount, cost) < 0) return 'APPLICANT';
  return compareMoney(paidAmount, cost) >= 0 && row.lane !== 'SMALL' ? 'OFFICER' : null;
}

/** Whether the next step is somebody's, and not the clock's. */
export function hasTurn(row: ProjectRow): boolean {
  return turnOf(row) !== null;
}

/** Whether the next step is that of the caller. Who pays, and who enters what lacks an invoice, may do so beside others. */
export function isTurnOf(row: ProjectRow, reader: Reader): boolean {
  const { userId } = reader.session;
  const { applicantId, officerId, asked, members, keepers, status, invoicedAmount, actualAmount, missingAssetNumbers } = row;
  const { mayPay, mayClaim } = relationsOf(row, reader);
  const turn = turnOf(row);
  const lacks = missingAssetNumbers > 0 || compareMoney(invoicedAmount, actualAmount ?? '0.00') < 0;
  const isApplicants = turn === 'APPLICANT' || turn === 'DECIDERS' || (status === 'COMPLETED' && lacks);
  const isOfficers = turn === 'OFFICER' || turn === 'DECIDERS';
  return (
    (isApplicants && applicantId === userId) ||
    (isOfficers && officerId === userId) ||
    (turn === 'OFFICERS' && mayClaim) ||
    (mayPay && compareMoney(payableOf(row), '0.00') > 0) ||
    [...asked, ...members, ...keepers].some(({ id }) => id === userId)
  );
}

/** Since when those whose step is next are waited for: an approval may have gone through other hands before. */
export function waitedSince(row: ProjectRow): Date | null {
  const isAsked = turnOf(row) === 'ASKED' && row.waitingSince !== null;
  const times = isAsked ? row.asked.flatMap(({ since }) => (since === null ? [] : Date.parse(since))) : [];
  return times.length > 0 ? new Date(Math.min(...times)) : row.waitingSince;
}

/** Whether one of those whose step is next suffices. The members of an acceptance all sign. */
export function waitsForAny(row: ProjectRow): boolean {
  const turn = turnOf(row);
  if (turn === 'ASKED') return row.asked.some(({ acts, mode }) => acts && mode === 'ANY');
  return turn === 'DECIDERS' || turn === 'KEEPERS';
}

/** Names of those whose step is next; empty for an office. */
export function waitedFor(row: ProjectRow): string[] {
  const { applicantName, officerName, asked, members, keepers } = row;
  const namesOf = (people: readonly Person[]) => people.slice(0, 20).map(({ name }) => name);
  const officers = officerName === null ? [] : [officerName];
  switch (turnOf(row)) {
    case 'APPLICANT':
      return [applicantName];
    case 'OFFICER':
      return officers;
    case 'DECIDERS':
      return [...officers, applicantName];
    case 'ASKED':
      // Who has left is not waited for.
      return namesOf(asked.filter(({ acts }) => acts));
    case 'MEMBERS':
      return namesOf(members);
    case 'KEEPERS':
      return namesOf(keepers);
    default:
      return [];
  }
}
