import { fromCents, toCents } from '@campus-procurement/sdk/money';
import { dayMs } from '@campus-procurement/sdk/time';
import type { Insertable } from 'kysely';
import type { Tables } from '#platform/db/tables.ts';
import { seedId } from '#reference/seedId.ts';
import { goodsCategories } from './goodsCategories.ts';
import { people } from './people.ts';
import { mainSchoolId } from './schools.ts';
import { seedTime } from './seedTime.ts';
import { held } from './stockTexts.ts';
import { placeId, stores } from './warehouses.ts';

/** How many days ago the deliveries came; stores differ by some days. */
const deliveries = [118, 34];
/** Every third stock of a central store belongs to one of these departments, the others to that of the store. */
const owners = [301, 311, 303];
/** How much of some goods the departments share, by store and place in its list. */
const shared: Record<string, number> = { '9801 4': 4, '9801 5': 6, '9801 7': 12, '9801 9': 20, '9802 0': 80, '9802 5': 20 };
const numbersFrom = { stock: 85_000, document: 85_100, flow: 85_200 };

type Row<Name extends keyof Tables> = Insertable<Tables[Name]>;

interface Made {
  stocks: Row<'stock'>[];
  documents: Row<'stockDocument'>[];
  items: Row<'stockDocumentItem'>[];
  flows: Row<'stockFlow'>[];
  numbers: Row<'documentNumber'>[];
}

/** What the stores hold, with the confirmed documents and the ledger that it comes from. */
export function stocks(): Made {
  const made: Made = { stocks: [], documents: [], items: [], flows: [], numbers: [] };
  const coming = stores
    .flatMap(({ n }, at) => deliveries.map((days, delivery) => ({ store: n, delivery, time: timeOf(days - at * 3) })))
    .toSorted((one, other) => one.time.getTime() - other.time.getTime());
  for (const { store, delivery, time } of coming) deliver(made, store, delivery, time);
  return made;
}

function timeOf(daysAgo: number): Date {
  return new Date(seedTime.getTime() - daysAgo * dayMs + 90 * 60_000);
}

/** The first of the goods of each store among all. */
const firstOf = (store: number) =>
  stores.filter(({ n }) => n < store).reduce((sum, { n }) => sum + (held[n]?.length ?? 0), numbersFrom.stock + 1);

function deliver(made: Made, store: number, delivery: number, time: Date): void {
  const lines = (held[store] ?? []).flatMap((line, index) => {
    const quantity = line[1][1][delivery] ?? null;
    return quantity === null ? [] : [{ line, index, quantity }];
  });
  if (lines.length === 0) return;
  const documentId = seedId('stockDocument', numbersFrom.document + made.documents.length + 1);
  const [first, second] = keepersOf(store);
  const last = second ?? first;
  const confirmTime = new Date(time.getTime() + 5 * 3600_000);
  const isHazardous = lines.some(({ line: [[, category]] }) => categoryOf(category).hazardous);
  made.documents.push({
    companyId: mainSchoolId,
    id: documentId,
    docCode: nextCode(made, time),
    docType: 'IN_ACCEPT',
    status: 'DONE',
    warehouseId: seedId('warehouse', store),
    acceptanceId: null,
    projectId: null,
    firstConfirmUserId: isHazardous ? first.id : null,
    firstConfirmUserName: isHazardous ? first.name : null,
    confirmUserName: last.name,
    confirmTime,
    cancelReason: null,
    version: isHazardous ? 3 : 2,
    createTime: time,
    createByName: first.name,
    updateTime: confirmTime,
    updateByName: last.name,
  });
  for (const [at, { line, index, quantity }] of lines.entries()) {
    const [[itemName, category, brand, model, unit, price], [place, , , expires]] = line;
    const { companyId: categoryCompanyId, id: categoryId } = categoryOf(category);
    const stock = stockOf(made, { store, index, confirmTime });
    const amount = fromCents(toCents(price) * BigInt(quantity));
    stock.quantity = String(Number(stock.quantity) + quantity);
    stock.totalCost = fromCents(toCents(String(stock.totalCost)) + toCents(amount));
    stock.lastInTime = confirmTime;
    made.items.push({
      companyId: mainSchoolId,
      documentId,
      no: at + 1,
      itemName,
      categoryCompanyId,
      categoryId,
      brand,
      model,
      unit,
      quantity: String(quantity),
      unitCost: price,
      amount,
      locationId: placeId(store, place),
      batchNo: stock.batchNo || null,
      expireDate: expires === undefined ? null : dayIn(expires),
      stockId: stock.id,
    });
    made.flows.push({
      companyId: mainSchoolId,
      id: seedId('stockFlow', numbersFrom.flow + made.flows.length),
      stockId: stock.id,
      documentId,
      direction: 'IN',
      quantity: String(quantity),
      balance: stock.quantity,
      amount,
      worth: stock.totalCost,
      operatorId: last.id,
      operatorName: last.name,
      time: confirmTime,
    });
  }
}

/** Returns the stock of the goods of a store, which is made at their first delivery. */
function stockOf(made: Made, { store, index, confirmTime }: { store: number; index: number; confirmTime: Date }) {
  const id = seedId('stock', firstOf(store) + index);
  const known = made.stocks.find((stock) => stock.id === id);
  if (known) return known;
  const line = held[store]?.[index];
  if (!line) throw new RangeError(`Store ${store} has no goods ${index}`);
  const [[itemName, category, brand, model, unit], [place, , least, expires]] = line;
  const { companyId: categoryCompanyId, id: categoryId } = categoryOf(category);
  const home = stores.find(({ n }) => n === store)?.dept as number;
  const owner = home === 346 && index % 3 === 1 ? (owners[index % owners.length] as number) : home;
  const stock = {
    companyId: mainSchoolId,
    id,
    warehouseId: seedId('warehouse', store),
    locationId: placeId(store, place),
    itemName,
    categoryCompanyId,
    categoryId,
    brand,
    model,
    unit,
    ownerDeptId: seedId('dept', owner),
    batchNo: expires === undefined ? '' : `P${category}${String(index + 1).padStart(2, '0')}`,
    expireDate: expires === undefined ? null : dayIn(expires),
    sharedQuantity: String(shared[`${store} ${index}`] ?? 0),
    quantity: '0',
    totalCost: '0.00',
    minQuantity: least === null ? null : String(least),
    sourceProjectId: null,
    lastInTime: confirmTime,
  } satisfies Row<'stock'>;
  made.stocks.push(stock);
  return made.stocks.at(-1) as Row<'stock'>;
}

function dayIn(days: number): string {
  return new Date(seedTime.getTime() + days * dayMs).toISOString().slice(0, 10);
}

function categoryOf(n: number) {
  const category = goodsCategories.find(({ id }) => id === seedId('goodsCategory', n));
  if (!category) throw new RangeError(`There is no category ${n}`);
  return category;
}

function keepersOf(store: number): [first: { id: string; name: string }, second?: { id: string; name: string }] {
  const keepers = (stores.find(({ n }) => n === store)?.keepers ?? []).flatMap((keeper) => {
    const person = people.find(({ n }) => n === keeper);
    return person ? [{ id: seedId('user', keeper), name: person.name }] : [];
  });
  return keepers as [{ id: string; name: string }];
}

function nextCode({ numbers }: Made, time: Date): string {
  const year = time.getUTCFullYear();
  let counter = numbers.find((number) => number.year === year);
  if (!counter) {
    counter = { companyId: mainSchoolId, kind: 'STOCK_IN', year, last: 0 };
    numbers.push(counter);
  }
  counter.last += 1;
  return `RK${year}${String(counter.last).padStart(5, '0')}`;
}
