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

/** Records the numbers of the fixed assets that passed, one for each; numbers of a line that has some are replaced. */
export async function recordAssetNumbers(
  { path: { id }, body: { version, items: wanted } }: Input<'recordAssetNumbers'>,
  context: Context,
): Promise<Output<'recordAssetNumbers'>> {
  const { project, row, facts, relations } = await lockedAcceptance(id, version, context);
  acceptanceFlow.check('recordAssets', facts, relations);
  const assets = new Set((await orderLinesOf(project, context)).flatMap(({ no, fixedAsset }) => (fixedAsset ? [no] : [])));
  refuseLines(
    wanted,
    (await itemsOf(row, context)).filter(({ no }) => assets.has(no)),
  );
  await refuseKnown(wanted, row, context);
  await store(wanted, row, context);
  const said = `${row.acceptanceCode} ${numbersOf(wanted).join('、')}`;
  return savedOf(await takeAcceptanceStep(acceptanceFlow.step('recordAssets'), { row, project }, { said }, context));
}

/** `zc-001` and `ZC-001` are the same number. */
const caseless = (assetNo: string) => assetNo.toLowerCase();
const numbersOf = (lines: readonly Numbered[]) => lines.flatMap(({ assetNos }) => assetNos);

function refuseLines(wanted: readonly Numbered[], passed: readonly Item[]): void {
  const faults = wanted.flatMap(({ no, assetNos }, index): BrokenRule[] => {
    const item = passed.find((one) => one.no === no);
    if (!item) return [{ field: `items.${index}.no`, rule: 'exists' }];
    if (wanted.findIndex((one) => one.no === no) < index) return [{ field: `items.${index}.no`, rule: 'uniqueItems' }];
    const limit = Number(toThousandths(item.passQuantity) / 1000n);
    if (assetNos.length < limit) return [{ field: `items.${index}.assetNos`, rule: 'minItems', params: { limit } }];
    return assetNos.length > limit ? [{ field: `items.${index}.assetNos`, rule: 'maxItems', params: { limit } }] : [];
  });
  const all = numbersOf(wanted);
  if (faults.length === 0 && new Set(all.map(caseless)).size < all.length) faults.push({ field: 'items', rule: 'uniqueItems' });
  if (faults.length > 0) throw invalid(...faults);
}

/** Names the numbers that other assets of the school have. */
async function refuseKnown(wanted: readonly Numbered[], row: AcceptanceRow, { db }: Context): Promise<void> {
  const all = numbersOf(wanted);
  if (all.length === 0) return;
  const nos = wanted.map(({ no }) => no);
  const known = await db
    .selectFrom('assetNumber')
    .select('assetNo')
    .where('companyId', '=', row.companyId)
    .where(sql`lower(asset_no)`, 'in', all.map(caseless))
    .where((eb) => eb.not(eb.and([eb('acceptanceId', '=', row.id), eb('no', 'in', nos)])))
    .execute();
  const taken = new Set(known.map(({ assetNo }) => caseless(assetNo)));
  const faults = wanted.flatMap(({ assetNos }, index) =>
    assetNos.flatMap((assetNo, at) =>
      taken.has(caseless(assetNo)) ? [{ field: `items.${index}.assetNos.${at}`, rule: 'unique' }] : [],
    ),
  );
  if (faults.length > 0) throw invalid(...faults);
}

async function store(wanted: readonly Numbered[], { companyId, id }: AcceptanceRow, { db }: Context): Promise<void> {
  await db
    .deleteFrom('assetNumber')
    .where((eb) => eb.and({ companyId, acceptanceId: id }))
    .where(
      'no',
      'in',
      wanted.map(({ no }) => no),
    )
    .execute();
  const rows = wanted.flatMap(({ no, assetNos }) => assetNos.map((assetNo) => ({ companyId, assetNo, acceptanceId: id, no })));
  if (rows.length === 0) return;
  await refusedBy(
    { asset_number_pkey: () => invalid({ field: 'items', rule: 'unique' }) },
    db.insertInto('assetNumber').values(rows).execute(),
  );
}
