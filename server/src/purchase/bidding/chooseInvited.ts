import { randomInt } from 'node:crypto';
import type { Input } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import type { ProjectRow } from '../records/public.ts';
import type { MatchingSupplier } from './matchingSuppliers.ts';

type Named = NonNullable<Input<'publishProject'>['body']['invitations']>;

/** A supplier that is invited. */
export interface Invited extends MatchingSupplier {
  drawn: boolean;
  reason: string | null;
}

/**
 * Returns who is invited: those that are named, and as many others as have to quote, drawn at random from those that match.
 * @throws Failure `invalid` for a name that comes twice or is no approved supplier of the school, and if there are not enough
 */
export async function chooseInvited(
  project: Pick<ProjectRow, 'companyId'>,
  named: Named,
  matching: readonly MatchingSupplier[],
  minBidders: number,
  context: Pick<Context, 'db'>,
): Promise<Invited[]> {
  const chosen = await namedSuppliers(project, named, context);
  const drawn = draw(
    matching.filter(({ id }) => !chosen.some((one) => one.id === id)),
    minBidders,
  );
  const missing = minBidders - drawn.length - chosen.length;
  if (missing > 0) throw invalid({ field: 'invitations', rule: 'minItems', params: { limit: chosen.length + missing } });
  return [...drawn.map((one) => ({ ...one, drawn: true, reason: null })), ...chosen];
}

async function namedSuppliers(
  { companyId }: Pick<ProjectRow, 'companyId'>,
  named: Named,
  { db }: Pick<Context, 'db'>,
): Promise<Invited[]> {
  if (named.length === 0) return [];
  const ids = named.map(({ supplierId }) => supplierId);
  const rows = await db
    .selectFrom('supplier')
    .select(['id', 'userId'])
    .where((eb) => eb.and({ companyId, status: 'APPROVED' }))
    .where('id', 'in', ids)
    .execute();
  const known = new Map(rows.map((row) => [row.id, row]));
  const faults = named.flatMap(({ supplierId }, index): BrokenRule[] => {
    const field = `invitations.${index}.supplierId`;
    if (!known.has(supplierId)) return [{ field, rule: 'exists' }];
    return ids.indexOf(supplierId) < index ? [{ field, rule: 'uniqueItems' }] : [];
  });
  if (faults.length > 0) throw invalid(...faults);
  return named.map(({ supplierId, reason }) => ({ ...(known.get(supplierId) as MatchingSupplier), drawn: false, reason }));
}

/** Draws some of a list, each with the same chance. */
function draw<T>(from: readonly T[], count: number): T[] {
  const left = [...from];
  const drawn: T[] = [];
  while (drawn.length < count && left.length > 0) drawn.push(...left.splice(randomInt(left.length), 1));
  return drawn;
}
