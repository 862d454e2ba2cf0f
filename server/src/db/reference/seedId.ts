const blocks = {
  user: 100,
  role: 200,
  dept: 300,
  menu: 400,
  dictType: 500,
  dictEntry: 600,
  goodsCategory: 2100,
  purchasingCategory: 2200,
  purchasingExecution: 2300,
  purchasingProgress: 2400,
};

/**
 * The id of a row that every installation or the demo data brings along: fixed, and shaped like the UUIDv7 ids that are made at
 * run time. Each kind has a hundred numbers: users 1xx, roles 2xx, departments 3xx, menus 4xx and so on.
 */
export function seedId(kind: keyof typeof blocks, n: number): string {
  if (Math.floor(n / 100) * 100 !== blocks[kind]) throw new RangeError(`${n} is not in the block of ids of kind ${kind}`);
  return `01957b1e-6c00-7a10-8000-${String(n).padStart(12, '0')}`;
}
