import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';

/** Whether the role requests purchases of its own. */
export function requests(reader: Reader): boolean {
  return permitted(reader)('submitProject');
}

/** Whether the role pays for purchases of the whole school. */
export function paysForSchool(reader: Reader): boolean {
  return readsAll(reader) && permitted(reader)('registerPayment');
}

/** Whether the role takes approved purchases of its school. */
export function claims(reader: Reader): boolean {
  return readsAll(reader) && permitted(reader)('receiveProject');
}

/** Whether the role sees purchases of others because of its data scope, and neither requests nor pays for any. */
export function oversees(reader: Reader): boolean {
  const isPart = requests(reader) || paysForSchool(reader);
  return !isPart && reader.role.dataScope !== 'SELF' && permitted(reader)('queryProjectPage');
}

function readsAll({ role: { dataScope } }: Reader): boolean {
  return dataScope === 'SCHOOL' || dataScope === 'ALL';
}
