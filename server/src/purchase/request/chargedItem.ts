import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { characterValuesOf } from '#settings/parameters/public.ts';
import { takenBy } from '../records/public.ts';
import type { Broken, Submitted } from './submitted.ts';

type Reading = Pick<Context, 'db'>;

/** A condition on `project`: it is charged to `item`. */
export const isOfItem = sql<boolean>`project.company_id = item.company_id and project.association_code = item.external_code`;

/** What purchases take of `item`. @param exceptId a purchase that does not count */
export const usedOfItem = (exceptId = '') => takenBy(isOfItem, exceptId);

/** Whether the purchases of a school hang on items of its own project system now. */
export async function hangsOnItems(companyId: string, { db }: Reading): Promise<boolean> {
  return (await characterValuesOf(db, companyId, ['QLGYUniversityCharacter'])).QLGYUniversityCharacter === 'Y';
}

/** Returns an item with what it has left for one purchase; null if there is none of this number. */
export async function chargedItem(
  companyId: string,
  externalCode: string | null | undefined,
  projectId: string,
  { db }: Reading,
): Promise<(Schemas['ChargedItem'] & { enabled: boolean }) | null> {
  if (!externalCode) return null;
  const item = await db
    .selectFrom('associationItem as item')
    .select(['item.externalCode', 'item.externalName', 'item.planYear', 'item.planAmount', 'item.enabled'])
    .select(sql<string>`greatest(item.plan_amount - ${usedOfItem(projectId)}, 0.00)`.as('availableAmount'))
    .where((eb) => eb.and({ 'item.companyId': companyId, 'item.externalCode': externalCode }))
    .executeTakeFirst();
  return item ?? null;
}

/** Returns an item as a purchase shows it. */
export async function shownItem(...of: Parameters<typeof chargedItem>): Promise<Schemas['ChargedItem'] | null> {
  const item = await chargedItem(...of);
  if (!item) return null;
  const { enabled: _, ...shown } = item;
  return shown;
}

/** Locks the item of a purchase, so that of two that take the last of it one comes second. The purchase is locked before. */
export async function lockItem(companyId: string, externalCode: string | null, { db }: Reading): Promise<void> {
  if (externalCode === null) return;
  await db
    .selectFrom('associationItem')
    .select('externalCode')
    .where((eb) => eb.and({ companyId, externalCode }))
    .forNoKeyUpdate()
    .execute();
}

/** Whether a purchase may be charged to an item. */
export async function isUsable(externalCode: string | null, companyId: string, reading: Reading): Promise<boolean> {
  const item = (await hangsOnItems(companyId, reading)) ? await chargedItem(companyId, externalCode, '', reading) : null;
  return item?.enabled === true;
}

/** @throws Failure `invalid` with rule `exists` for an item that there is not, is closed, or that the school does not use */
export async function refuseUnknownItem(
  externalCode: string | null | undefined,
  companyId: string,
  reading: Reading,
): Promise<void> {
  if (externalCode && !(await isUsable(externalCode, companyId, reading)))
    throw invalid({ field: 'associationCode', rule: 'exists' });
}

/** A request needs an item where the school uses them, and takes no more than is left of it. It is pure. */
export function itemRules({ amount, item, needsItem, request: { associationCode } }: Submitted): Broken[] {
  const field = 'associationCode';
  if (!associationCode) return needsItem ? [{ field, rule: 'required', of: 'ASSOCIATION' }] : [];
  if (!item?.enabled) return [{ field, rule: 'exists', of: 'ASSOCIATION' }];
  if (compareMoney(amount, item.availableAmount) <= 0) return [];
  return [{ field, rule: 'available', params: { limit: item.availableAmount }, of: 'ASSOCIATION' }];
}

/** A refusal that tells how much is left of an item. */
export function itemShort(errors: Broken[]): Failure {
  return new Failure('associationShort', { details: { errors: errors.map(({ of: _, ...rule }) => rule) } });
}

/** Locks the item of an approved purchase whose sum changes. @throws Failure `associationShort` if the new sum is above what is left */
export async function refuseBeyondItem(
  { companyId, id, associationCode }: { companyId: string; id: string; associationCode: string | null },
  amount: string,
  reading: Reading,
): Promise<void> {
  await lockItem(companyId, associationCode, reading);
  const item = await chargedItem(companyId, associationCode, id, reading);
  if (item === null || compareMoney(amount, item.availableAmount) <= 0) return;
  throw itemShort([{ field: 'items', rule: 'available', params: { limit: item.availableAmount }, of: 'ASSOCIATION' }]);
}
