import { Failure } from '../failure/failure.ts';

/** Returns the answer of a deletion. @throws Failure `missing` if somebody else has deleted the row meanwhile */
export function deleted({ numDeletedRows }: { numDeletedRows: bigint }): true {
  if (numDeletedRows === 0n) throw new Failure('missing');
  return true;
}
