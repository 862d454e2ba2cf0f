import type { Input, Output, Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import type { Context } from '#platform/context/context.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { refusedBy } from '#platform/records/constraints.ts';
import { toThousandths } from '#platform/values/quantity.ts';
import { orderLinesOf } from '../order/public.ts';
import { acceptanceFlow } from './acceptanceFlow.ts';
import { type AcceptanceRow, savedOf } from './acceptanceRows.ts';
import { type Item, itemsOf, lockedAcceptance } from './lockedAcceptance.ts';
import { takeAcceptanceStep } from './takeAcceptanceStep.ts';

type Numbered = Schemas['AssetNumberLine'];

/** Records the numbers of the fixed assets that passed, one for each. They are added to those that a line has, so that calls add up. */
export async function recordAssetNumbers(
  { path: { id }, body: { version, items: wanted } }: Input<'recordAssetNumbers'>,
  context: Context,
): Promise<Output<'recordAssetNumbers'>> {
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  acceptanceFlow.check('recordAssets', facts, relations);
  const assets = new Set((await orderLinesOf(project, context)).flatMap(({ no, fixedAsset }) => (fixedAsset ? [no] : [])));
  const passed = (await itemsOf(row, context)).filter(({ no }) => assets.has(no));
  const held = await heldBy(row, context);
  refuseLines(wanted, passed, held);
  await refuseKnown(wanted, row, context);
  await store(wanted, held, row, context);
  const said = `${row.acceptanceCode} ${numbersOf(wanted).join('、')}`;
  return savedOf(await takeAcceptanceStep(acceptanceFlow.step('recordAssets'), { row, project }, { said }, context));
}

/** `zc-001` and `ZC-001` are the same number. */
const caseless = (assetNo: string) => assetNo.toLowerCase();
const numbersOf = (lines: readonly Numbered[]) => lines.flatMap(({ assetNos }) => assetNos);
const isRemoved = ({ removedNos = [] }: Numbered, assetNo: string) =>
  removedNos.some((one) => caseless(one) === caseless(assetNo));

/** The numbers that lines have, in lower case. */
type Held = ReadonlyMap<number, ReadonlySet<string>>;

async function heldBy({ companyId, id }: AcceptanceRow, { db }: Context): Promise<Held> {
  const rows = await db
    .selectFrom('assetNumber')
    .select(['no', 'assetNo'])
    .where((eb) => eb.and({ companyId, acceptanceId: id }))
    .execute();
  const byLine = Map.groupBy(rows, ({ no }) => no);
  return new Map([...byLine].map(([no, numbers]) => [no, new Set(numbers.map(({ assetNo }) => caseless(assetNo)))]));
}

function refuseLines(wanted: readonly Numbered[], passed: readonly Item[], held: Held): void {
  const faults = wanted.flatMap((line, index): BrokenRule[] => {
    const item = passed.find((one) => one.no === line.no);
    if (!item) return [{ field: `items.${index}.no`, rule: 'exists' }];
    if (wanted.findIndex((one) => one.no === line.no) < index) return [{ field: `items.${index}.no`, rule: 'uniqueItems' }];
    const limit = Number(toThousandths(item.passQuantity) / 1000n);
    const kept = [...(held.get(line.no) ?? [])].filter((assetNo) => !isRemoved(line, assetNo));
    const count = new Set([...kept, ...line.assetNos.map(caseless)]).size;
    return count > limit ? [{ field: `items.${index}.assetNos`, rule: 'maxItems', params: { limit } }] : [];
  });
  const all = numbersOf(wanted);
  if (faults.length === 0 && new Set(all.map(caseless)).size < all.length) faults.push({ field: 'items', rule: 'uniqueItems' });
  if (faults.length > 0) throw invalid(...faults);
}

/** Names the numbers that other assets of the school have. */
async function refuseKnown(wanted: readonly Numbered[], row: AcceptanceRow, { db }: Context): Promise<void> {
  const all = numbersOf(wanted);
  if (all.length === 0) return;
  const known = await db
    .selectFrom('assetNumber')
    .select(['assetNo', 'acceptanceId', 'no'])
    .where('companyId', '=', row.companyId)
    .where(sql<boolean>`lower(asset_no) = any(${all.map(caseless)}::text[])`)
    .execute();
  const taken = new Map(known.map((asset) => [caseless(asset.assetNo), asset]));
  const faults = wanted.flatMap(({ no, assetNos }, index) =>
    assetNos.flatMap((assetNo, at): BrokenRule[] => {
      const other = taken.get(caseless(assetNo));
      const isOwn =
        other?.acceptanceId === row.id &&
        (other.no === no || wanted.some((line) => line.no === other.no && isRemoved(line, assetNo)));
      return other && !isOwn ? [{ field: `items.${index}.assetNos.${at}`, rule: 'unique' }] : [];
    }),
  );
  if (faults.length > 0) throw invalid(...faults);
}

async function store(wanted: readonly Numbered[], held: Held, { companyId, id }: AcceptanceRow, { db }: Context): Promise<void> {
  for (const { no, removedNos = [] } of wanted) {
    if (removedNos.length === 0) continue;
    await db
      .deleteFrom('assetNumber')
      .where((eb) => eb.and({ companyId, acceptanceId: id, no }))
      .where(sql<boolean>`lower(asset_no) = any(${removedNos.map(caseless)}::text[])`)
      .execute();
  }
  const rows = wanted.flatMap((line) =>
    line.assetNos
      .filter((assetNo) => isRemoved(line, assetNo) || !held.get(line.no)?.has(caseless(assetNo)))
      .map((assetNo) => ({ companyId, assetNo, acceptanceId: id, no: line.no })),
  );
  if (rows.length === 0) return;
  await refusedBy(
    { asset_number_pkey: () => invalid({ field: 'items', rule: 'unique' }) },
    db.insertInto('assetNumber').values(rows).execute(),
  );
}
