import type { Schemas } from '@campus-procurement/sdk';
import { sumOf } from '@campus-procurement/sdk/money';
import { usableCards } from '#ledger/cards/public.ts';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { takeFiles } from '#platform/files/takeFiles.ts';
import { platformId } from '#platform/values/platform.ts';
import { totalRule } from '#platform/values/totalRule.ts';
import { nobodyPaid } from '../records/public.ts';
import { refuseForeignWay } from './wayFacts.ts';

type Parts = Omit<Schemas['ProjectInput'], 'projectName' | 'description'>;

/** A purchase and who buys. */
interface Owner {
  companyId: string;
  id: string;
}

/** What a request says in one value each: columns of the same names. */
export const statedFields = [
  ...(['purchaseType', 'priceCeiling', 'minBidders', 'noticeHours', 'deliveryDays', 'warrantyMonths', 'paymentTerms'] as const),
  ...(['deliveryAddress', 'contactName', 'contactPhone', 'requirements', 'splitReason'] as const),
  ...(['executionCode', 'otherReason', 'argumentId', 'associationCode'] as const),
];

type Stated = Pick<Parts, (typeof statedFields)[number]>;

/** Returns the columns of a purchase that its parts decide. @throws Failure `invalid` with rule `exists` for an unknown supplier */
export async function columnsOf({ items, payee, wayFacts, ...parts }: Parts, { companyId }: Owner, context: Context) {
  if (wayFacts) await refuseForeignWay(wayFacts, companyId, context);
  const amounts = items?.flatMap(({ amount }) => amount ?? []) ?? [];
  const broken = totalRule('items', amounts);
  if (broken.length > 0) throw invalid(...broken);
  const sent = statedFields.filter((field) => parts[field] !== undefined);
  return {
    ...(Object.fromEntries(sent.map((field) => [field, parts[field]])) as Stated),
    ...(wayFacts !== undefined && { wayFacts: wayFacts && JSON.stringify(wayFacts) }),
    ...(items !== undefined && { amount: sumOf(amounts) }),
    ...(payee !== undefined && (await payeeColumns(payee, companyId, context))),
  };
}

/** Returns the columns of a payee. The name of a supplier is that of the library. */
export async function payeeColumns(payee: Schemas['PayeeInput'], companyId: string, { db }: Context) {
  const { supplierId = null, name = null, bankName = null, account = null } = payee;
  if (supplierId === null) return { ...nobodyPaid, payeeName: name ?? '', payeeBank: bankName, payeeAccount: account };
  const supplier = await db
    .selectFrom('supplier')
    .select('companyName')
    .where((eb) => eb.and({ companyId, id: supplierId, status: 'APPROVED' }))
    .executeTakeFirst();
  if (!supplier) throw invalid({ field: 'payee.supplierId', rule: 'exists' });
  return { ...nobodyPaid, payeeSupplierId: supplierId, payeeName: supplier.companyName };
}

/** Replaces the lines, cards and files that are sent. @throws Failure `invalid` with rule `exists` */
export async function storeParts({ items, funds, attachmentIds }: Parts, owner: Owner, context: Context): Promise<void> {
  const key = { companyId: owner.companyId, projectId: owner.id };
  if (items !== undefined) await storeItems(items, key, context);
  if (funds !== undefined) await storeFunds(funds, key, context);
  if (attachmentIds !== undefined) {
    const wanted = attachmentIds.map((fileId, index) => ({ field: `attachmentIds.${index}`, fileId }));
    await takeFiles(context, { entity: 'project', companyId: owner.companyId, rowId: owner.id }, 'PURCHASE', wanted);
  }
}

type Key = { companyId: string; projectId: string };

async function storeItems(items: Schemas['ProjectItemInput'][], key: Key, context: Context): Promise<void> {
  const { db } = context;
  const categories = await categoriesOf(items, key.companyId, context);
  await db
    .deleteFrom('projectItem')
    .where((eb) => eb.and(key))
    .execute();
  if (items.length === 0) return;
  const rows = items.map(
    (
      {
        itemName = null,
        spec = null,
        parameters = null,
        categoryId = null,
        quantity = null,
        unit = null,
        amount = null,
        imported = false,
      },
      index,
    ) => ({
      ...key,
      no: index + 1,
      itemName,
      spec,
      parameters,
      quantity,
      unit,
      amount,
      imported,
      categoryId,
      categoryCompanyId: categoryId === null ? null : (categories.get(categoryId) as string),
    }),
  );
  await db.insertInto('projectItem').values(rows).execute();
}

/** Returns the enabled categories that lines name, with whose they are: the platform's or the school's. */
export async function enabledCategories(
  items: Schemas['ProjectItemInput'][],
  companyId: string,
  { db }: Context,
): Promise<Map<string, string>> {
  const ids = [...new Set(items.flatMap(({ categoryId }) => categoryId ?? []))];
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('goodsCategory')
    .select(['id', 'companyId'])
    .where('companyId', 'in', [platformId, companyId])
    .where('id', 'in', ids)
    .where('status', '=', 'ENABLED')
    .execute();
  return new Map(rows.map(({ id, companyId: owner }) => [id, owner]));
}

/** @throws Failure `invalid` with rule `exists` */
async function categoriesOf(
  items: Schemas['ProjectItemInput'][],
  companyId: string,
  context: Context,
): Promise<Map<string, string>> {
  const known = await enabledCategories(items, companyId, context);
  const missing = items.flatMap(({ categoryId }, index) =>
    categoryId !== undefined && !known.has(categoryId) ? [{ field: `items.${index}.categoryId`, rule: 'exists' }] : [],
  );
  if (missing.length > 0) throw invalid(...missing);
  return known;
}

async function storeFunds(funds: Schemas['ProjectFundInput'][], key: Key, context: Context): Promise<void> {
  const { db } = context;
  await refuseForeignCards(funds, context);
  // What a returned purchase has frozen stays so on the cards that it keeps.
  const held = await db
    .selectFrom('projectFund')
    .select(['expenditureId', 'frozen'])
    .where((eb) => eb.and(key))
    .where('frozen', '>', '0')
    .execute();
  const frozen = new Map(held.map((fund) => [fund.expenditureId, fund.frozen]));
  await db
    .deleteFrom('projectFund')
    .where((eb) => eb.and(key))
    .execute();
  if (funds.length === 0) return;
  await db
    .insertInto('projectFund')
    .values(
      funds.map(({ expenditureId = null, amount = null }, index) => {
        return { ...key, no: index + 1, expenditureId, amount, frozen: frozen.get(expenditureId) ?? '0.00' };
      }),
    )
    .execute();
}

/** @throws Failure `invalid` with rule `exists` for a card that the caller may not use, and `repeated` for one that comes twice */
async function refuseForeignCards(funds: Schemas['ProjectFundInput'][], context: Context): Promise<void> {
  const ids = funds.flatMap(({ expenditureId }) => expenditureId ?? []);
  const known = new Set((await usableCards(ids, context)).map(({ id }) => id));
  const faults = funds.flatMap(({ expenditureId }, index) => {
    if (expenditureId === undefined) return [];
    const field = `funds.${index}.expenditureId`;
    if (!known.has(expenditureId)) return [{ field, rule: 'exists' }];
    return ids.indexOf(expenditureId) < index && ids.slice(0, index).includes(expenditureId)
      ? [{ field, rule: 'uniqueItems' }]
      : [];
  });
  if (faults.length > 0) throw invalid(...faults);
}
