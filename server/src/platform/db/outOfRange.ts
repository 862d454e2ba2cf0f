import { invalid } from '../failure/failure.ts';

/** numeric_value_out_of_range: what was sent leads to a number that is larger than its column. */
const code = '22003';

/** Says so in place of an error of the server. Rules that know the field come first. @throws Failure `invalid`, or the same error */
export function refuseOutOfRange(error: unknown): never {
  if (error instanceof Error && 'code' in error && error.code === code) throw invalid({ field: '', rule: 'tooLargeNumber' });
  throw error;
}
