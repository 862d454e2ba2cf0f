import type { Query, Schemas } from '@campus-procurement/sdk';
import { seedId } from '#reference/seedId.ts';
import { failureOf } from '../failureOf.ts';
import type { TestClient } from '../startApp.ts';

type Node = Schemas['GoodsCategory'];

/** A category of the platform at the top. */
export const goods = seedId('goodsCategory', 2100);
/** One below it. */
export const reagents = seedId('goodsCategory', 2102);

let count = 0;

const flat = (nodes: Node[]): Node[] => nodes.flatMap((node) => [node, ...flat(node.children)]);

/** What is done with categories, by whom. Codes and names are counted, so that they are unique. */
export const categories = {
  async save(client: TestClient, changes: Partial<Schemas['GoodsCategoryInput']> = {}): Promise<string> {
    count += 1;
    const own = {
      categoryCode: `9${count}`,
      categoryName: `Category ${count}`,
      purchaseType: 'GOODS' as const,
      consumable: false,
    };
    return (await client.goodsCategories.saveGoodsCategory({ body: { ...own, ...changes } })).id;
  },
  update: (client: TestClient, id: string, changes: Partial<Schemas['GoodsCategoryChanges']>) =>
    client.goodsCategories.updateGoodsCategory({ path: { id }, body: { version: 1, ...changes } }),
  remove: (client: TestClient, id: string) => client.goodsCategories.removeGoodsCategory({ path: { id } }),
  /** All that somebody sees, without the tree. */
  all: async (client: TestClient, query: Query<'getGoodsCategoryTree'> = {}) =>
    flat(await client.goodsCategories.getGoodsCategoryTree({ query })),
  find: async (client: TestClient, id: string, query: Query<'getGoodsCategoryTree'> = {}) =>
    (await categories.all(client, query)).find((node) => node.id === id),
  /** So many one below the other, from the top. */
  async chain(client: TestClient, length: number): Promise<string[]> {
    const ids: string[] = [];
    for (let at = 0; at < length; at += 1) ids.push(await categories.save(client, { parentId: ids.at(-1) ?? null }));
    return ids;
  },
};

/** Which fields break which rules, else the code that a call is refused with, or nothing if it succeeds. */
export async function refusal(call: Promise<unknown>): Promise<string | number | null | undefined> {
  const failure = await failureOf(call);
  return failure?.fieldErrors.length ? failure.fieldErrors.map(({ field, rule }) => `${field} ${rule}`).join() : failure?.code;
}
