import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import type { ProjectRow } from '../records/public.ts';
import { storedForm } from '../request/public.ts';

/** What each field belongs to. */
const types = {
  line: 'CONTENT',
  itemName: 'CONTENT',
  spec: 'CONTENT',
  parameters: 'CONTENT',
  categoryId: 'CONTENT',
  quantity: 'CONTENT',
  unit: 'CONTENT',
  imported: 'CONTENT',
  description: 'CONTENT',
  requirements: 'CONTENT',
  lineAmount: 'PRICE',
  priceCeiling: 'PRICE',
  fund: 'FUNDS',
  deliveryDays: 'SCHEDULE',
  bidEndTime: 'SCHEDULE',
  contactName: 'CONTACT',
  contactPhone: 'CONTACT',
  deliveryAddress: 'CONTACT',
} as const satisfies Record<Field, Schemas['ModifyType']>;

const cells = ['itemName', 'spec', 'parameters', 'categoryId', 'quantity', 'unit', 'imported', 'amount'] as const;

/** `20.000` is `20`. */
const trimmed = (quantity: string) => (quantity.includes('.') ? quantity.replace(/\.?0+$/, '') : quantity);

type Reading = Pick<Context, 'db'>;

/** Returns what of a purchase can be changed, as it is now. */
async function changeableOf(project: ProjectRow, context: Reading): Promise<Changeable> {
  const { items, funds } = await storedForm(project, context);
  const { description, requirements, priceCeiling, deliveryDays, contactName, contactPhone, deliveryAddress } = project;
  const { argumentId } = project;
  const bidEndTime = project.bidEndTime?.toISOString() ?? null;
  return {
    description,
    requirements,
    items,
    argumentId,
    priceCeiling,
    funds,
    deliveryDays,
    bidEndTime,
    contactName,
    contactPhone,
    deliveryAddress,
  };
}

/** Returns a purchase before and after what is wanted, with what differs. */
export async function compared(project: ProjectRow, wanted: Schemas['WantedChanges'], context: Reading) {
  const before = await changeableOf(project, context);
  const after = wantedOf(before, wanted);
  // Where no ceiling was said, it is the budget.
  const said = wanted.priceCeiling === undefined ? before : { ...before, priceCeiling: before.priceCeiling ?? project.amount };
  return { before, after, changes: changesOf(said, after, await namesOf([before, after], project.companyId, context)) };
}

async function namesOf(both: Changeable[], companyId: string, { db }: Reading): Promise<Names> {
  const categoryIds = both.flatMap(({ items }) => items.flatMap(({ categoryId }) => categoryId ?? []));
  const cardIds = both.flatMap(({ funds }) => funds.flatMap(({ expenditureId }) => expenditureId ?? []));
  const categories =
    categoryIds.length === 0
      ? []
      : await db.selectFrom('goodsCategory').select(['id', 'categoryName']).where('id', 'in', categoryIds).execute();
  const cards =
    cardIds.length === 0
      ? []
      : await db
          .selectFrom('expenditure')
          .select(['id', 'cardNo', 'cardName'])
          .where('companyId', '=', companyId)
          .where('id', 'in', cardIds)
          .execute();
  return {
    categories: new Map(categories.map(({ id, categoryName }) => [id, categoryName])),
    cards: new Map(cards.map(({ id, cardNo, cardName }) => [id, `${cardNo} ${cardName}`])),
  };
}

type Change = Schemas['ProjectChange'];

type Field = Schemas['ModifyField'];

type Item = Schemas['ProjectItemInput'];

type Fund = Schemas['ProjectFundInput'];

/** What of a purchase can be changed, as it says it now or is to say it. */
interface Changeable {
  description: string | null;
  requirements: string | null;
  items: Item[];
  argumentId: string | null;
  priceCeiling: string | null;
  funds: Fund[];
  deliveryDays: number | null;
  bidEndTime: string | null;
  contactName: string | null;
  contactPhone: string | null;
  deliveryAddress: string | null;
}

/** What categories and cards are called. */
interface Names {
  categories: ReadonlyMap<string, string>;
  cards: ReadonlyMap<string, string>;
}

/** Returns what a purchase is to say, where something is wanted. */
function wantedOf(before: Changeable, wanted: Schemas['WantedChanges']): Changeable {
  return { ...before, ...wanted };
}

/** Returns what differs, field by field. It is pure. */
function changesOf(before: Changeable, after: Changeable, names: Names): Change[] {
  const plain = (
    [
      'description',
      'requirements',
      'priceCeiling',
      'deliveryDays',
      'bidEndTime',
      'contactName',
      'contactPhone',
      'deliveryAddress',
    ] as const
  ).flatMap((field) => changed(field, null, textOf(field, before[field]), textOf(field, after[field])));
  return [...lines(before.items, after.items, names), ...plain, ...funds(before.funds, after.funds, names)];
}

function changed(field: Field, name: string | null, before: string | null, after: string | null): Change[] {
  return before === after ? [] : [{ type: types[field], field, name, before, after }];
}

function textOf(field: keyof Changeable, value: string | number | null): string | null {
  if (value === null) return null;
  return field === 'bidEndTime' ? isoTime(new Date(value)) : String(value);
}

function lines(before: readonly Item[], after: readonly Item[], { categories }: Names): Change[] {
  const cell = (item: Item, key: (typeof cells)[number]): string | null => {
    if (key === 'imported') return item.imported ? 'Y' : null;
    const value = item[key] ?? null;
    if (value === null) return null;
    if (key === 'categoryId') return categories.get(value) ?? value;
    return key === 'quantity' ? trimmed(value) : value;
  };
  const whole = (item: Item) => {
    const count = [cell(item, 'quantity'), cell(item, 'unit')].filter(Boolean).join(' ');
    const said = [...(['itemName', 'spec', 'categoryId'] as const).map((key) => cell(item, key)), count];
    const amount = cell(item, 'amount')?.replace(/\B(?=(\d{3})+(?=\.))/g, ',');
    return [...said, amount].filter(Boolean).join(' · ');
  };
  return Array.from({ length: Math.max(before.length, after.length) }, (_, index) => {
    const [old, wanted] = [before[index], after[index]];
    const name = `${index + 1}. ${wanted?.itemName ?? old?.itemName ?? ''}`.trim();
    if (!old || !wanted) return changed('line', name, old ? whole(old) : null, wanted ? whole(wanted) : null);
    return cells.flatMap((key) => changed(key === 'amount' ? 'lineAmount' : key, name, cell(old, key), cell(wanted, key)));
  }).flat();
}

function funds(before: readonly Fund[], after: readonly Fund[], { cards }: Names): Change[] {
  const amounts = (list: readonly Fund[]) =>
    new Map(list.map(({ expenditureId = '', amount = null }) => [expenditureId, amount]));
  const [old, wanted] = [amounts(before), amounts(after)];
  return [...new Set([...old.keys(), ...wanted.keys()])].flatMap((id) =>
    changed('fund', cards.get(id) ?? id, old.get(id) ?? null, wanted.get(id) ?? null),
  );
}
