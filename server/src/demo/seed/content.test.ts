import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Database } from '#platform/db/database.ts';
import { richText } from '#platform/values/richText.ts';
import { testDatabase } from '#test/database.ts';
import { readRows, tally } from '#test/demoRows.ts';
import { ledgerFaults } from '#test/ledgerFaults.ts';
import { foundingTime, seedTime } from './seedTime.ts';

let database: Database;
let rows: Awaited<ReturnType<typeof readRows>>;
beforeAll(async () => {
  database = await testDatabase();
  rows = await readRows(database.db);
});
afterAll(() => database.close());

describe('goods categories', () => {
  test("every level, kind and mark occurs, and some are a school's own", () => {
    const all = rows.goodsCategories;
    const platforms = all.filter(({ companyId }) => companyId === '0');
    const levels = [3, 24, 96, 60].map((count, at): [number, number] => [at + 1, count]);
    expect(tally(platforms.map(({ level }) => level))).toEqual(new Map(levels));
    expect(new Set(all.map(({ purchaseType }) => purchaseType))).toEqual(new Set(['GOODS', 'SERVICE', 'ENGINEERING']));
    expect(all.filter(({ hazardous }) => hazardous).length).toBe(8);
    expect(tally(all.map(({ companyId }) => companyId)).get('1001')).toBe(5);
  });

  test('each stands one level below its parent and buys the same', () => {
    const byId = new Map(rows.goodsCategories.map((category) => [category.id, category]));
    const misplaced = rows.goodsCategories.filter(({ parentId, level, purchaseType }) => {
      const parent = parentId === null ? undefined : byId.get(parentId);
      return parent ? parent.level !== level - 1 || parent.purchaseType !== purchaseType : level !== 1;
    });
    expect(misplaced).toEqual([]);
  });

  test('each is counted in a unit that its form offers', async () => {
    const entries = await database.db.selectFrom('dictEntry').select('dictValue').where('dictType', '=', 'unit').execute();
    const units = new Set<string | null>([null, ...entries.map(({ dictValue }) => dictValue)]);
    expect(rows.goodsCategories.filter(({ unit }) => !units.has(unit))).toEqual([]);
  });
});

describe('purchasing configuration', () => {
  test('there are six categories and thirteen executions, three kinds of bidding among them, one switched off', () => {
    expect([rows.bands.length, rows.executions.length]).toEqual([6, 13]);
    expect(rows.executions.filter(({ status }) => status === 'DISABLED').length).toBe(1);
    const codes = [
      'ONLINE_BID',
      'DIRECT',
      'SINGLE_SOURCE',
      'MALL',
      'FRAMEWORK',
      'NEGOTIATION',
      'OPEN_TENDER',
      'CONSULTATION',
      'INQUIRY',
    ];
    codes.push('EMERGENCY');
    expect(new Set(rows.executions.map(({ executionCode }) => executionCode))).toEqual(new Set(codes));
    const kinds = rows.executions.flatMap(({ bidConfig }) => (bidConfig ? [JSON.stringify(bidConfig)] : []));
    expect(new Set(kinds).size).toBe(3);
  });

  test('each leads from the application to the archive, with bids only where there is bidding', async () => {
    const nodes = await database.db.selectFrom('purchasingProgress').selectAll().orderBy('sort').execute();
    const odd = rows.executions.filter(({ id, executionCode, needContract, publicityDays }) => {
      const codes = nodes.filter(({ executionId }) => executionId === id).map(({ nodeCode }) => nodeCode);
      const isWhole = codes[0] === 'APPLY' && codes.at(-1) === 'ARCHIVE' && codes.includes('ACCEPT');
      const asked = [executionCode === 'ONLINE_BID', publicityDays > 0, needContract];
      return !isWhole || ['BID', 'NOTICE', 'CONTRACT'].some((code, at) => codes.includes(code) !== asked[at]);
    });
    expect([nodes.length, odd]).toEqual([86, []]);
  });
});

describe('comments and contacts', () => {
  test('there are 40 comments, eight of them of the school', async () => {
    const comments = await database.db.selectFrom('applyComment').select('scope').execute();
    expect(tally(comments.map(({ scope }) => scope))).toEqual(
      new Map([
        ['PERSONAL', 32],
        ['SCHOOL', 8],
      ]),
    );
  });

  test('there are 70 contacts, and everybody who has any has one default', async () => {
    const contacts = await database.db.selectFrom('contact').select(['userId', 'isDefault']).execute();
    const owners = new Set(contacts.map(({ userId }) => userId));
    const defaults = contacts.filter(({ isDefault }) => isDefault).map(({ userId }) => userId);
    expect([contacts.length, new Set(defaults)]).toEqual([70, owners]);
  });
});

describe('funds', () => {
  test('there are 80 cards, and every ledger adds up to its card', async () => {
    const cards = await database.db.selectFrom('expenditure').selectAll().execute();
    expect([cards.length, await ledgerFaults(database.db)]).toEqual([80, []]);
    expect(cards.filter(({ validTo }) => validTo !== null && validTo < '2026-03-02').length).toBe(6);
    expect(new Set(cards.map(({ fundType }) => fundType)).size).toBe(6);
  });
});

describe('character parameters', () => {
  test('there are fourteen that the product reads and six others, and every switch is on in one school and off in another', () => {
    expect(tally(rows.parameters.map(({ builtIn }) => builtIn))).toEqual(
      new Map([
        [true, 14],
        [false, 6],
      ]),
    );
    const switches = rows.parameters.filter(({ builtIn, valueType }) => builtIn && valueType === 'SWITCH');
    const oneSided = switches.filter(({ paramKey: key }) => {
      const chosen = rows.values.filter(({ paramKey }) => paramKey === key);
      return new Set(chosen.map(({ paramValue }) => paramValue)).size < 2;
    });
    expect([switches.length, oneSided, rows.values.length]).toEqual([10, [], 48]);
  });

  test('the main school has its five features on', () => {
    const on = rows.values
      .filter(({ companyId, paramValue }) => companyId === '1001' && paramValue === 'Y')
      .map(({ paramKey }) => paramKey);
    expect(on.sort()).toEqual([
      'ifAutoDelayWhenNoDecision',
      'ifCrossAcceptance',
      'ifOpenEntry',
      'isShowJoinIp',
      'whetherToEnableSharedInventory',
    ]);
  });
});

describe('articles', () => {
  test('there are 149, in every channel some that are published, drafts and withdrawn; one has expired', () => {
    const byChannel = Map.groupBy(rows.articles, ({ channel }) => channel);
    expect(Object.fromEntries([...byChannel].map(([channel, { length }]) => [channel, length]))).toEqual({
      NEWS: 40,
      SYSTEM_ANNOUNCEMENT: 15,
      FAQ: 60,
      GUIDELINE: 18,
      LIGHTHOUSE: 16,
    });
    for (const [channel, articles] of byChannel) {
      expect(new Set(articles.map(({ status }) => status)), channel).toEqual(new Set(['PUBLISHED', 'DRAFT', 'WITHDRAWN']));
    }
    const expired = rows.articles.filter(
      ({ status, expireTime }) => status === 'PUBLISHED' && expireTime && expireTime < seedTime,
    );
    expect(expired).toHaveLength(1);
  });

  test('their texts are sanitised, and their categories stand in the dictionary', async () => {
    expect(rows.articles.filter(({ content }) => richText('content', content) !== content)).toEqual([]);
    const entries = await database.db.selectFrom('dictEntry').select(['dictType', 'dictValue']).execute();
    const known = new Set(entries.map(({ dictType, dictValue }) => `${dictType} ${dictValue}`));
    const types = { NEWS: 'news', FAQ: 'faq', GUIDELINE: 'guide', LIGHTHOUSE: 'lighthouse', SYSTEM_ANNOUNCEMENT: 'none' };
    const filed = rows.articles.filter(({ categoryCode }) => categoryCode !== null);
    expect(filed.filter(({ channel, categoryCode }) => !known.has(`${types[channel]}_category ${categoryCode}`))).toEqual([]);
  });

  test('each counts those who have opened it, all of whom could see it', () => {
    const views = tally(rows.views.map(({ articleId }) => articleId));
    expect(rows.articles.filter(({ id, viewCount }) => viewCount !== (views.get(id) ?? 0))).toEqual([]);
    const published = new Map(rows.articles.map(({ id, publishTime }) => [id, publishTime]));
    const odd = rows.views.filter(({ companyId, articleCompanyId, articleId, time }) => {
      const publishTime = published.get(articleId);
      return !['0', companyId].includes(articleCompanyId) || !publishTime || time < publishTime || time >= seedTime;
    });
    expect([odd, rows.views.length > 300]).toEqual([[], true]);
  });

  test('all was written and changed in the year before the clock of the demo data', () => {
    const outside = rows.articles.filter(({ createTime, updateTime }) => createTime < foundingTime || updateTime >= seedTime);
    expect(outside).toEqual([]);
  });
});

describe('products', () => {
  test('there are 60 in every state, offered by approved suppliers of their school', async () => {
    const { db } = database;
    const products = await db.selectFrom('product').select(['id', 'status']).execute();
    expect(tally(products.map(({ status }) => status))).toEqual(
      new Map([
        ['PUBLISHED', 50],
        ['DRAFT', 6],
        ['WITHDRAWN', 4],
      ]),
    );
    const offers = await db
      .selectFrom('productSupplier as offer')
      .innerJoin('supplier', (join) =>
        join.onRef('supplier.companyId', '=', 'offer.companyId').onRef('supplier.id', '=', 'offer.supplierId'),
      )
      .select('supplier.status')
      .execute();
    expect(tally(offers.map(({ status }) => status))).toEqual(new Map([['APPROVED', 80]]));
  });

  test('each has a picture of its own school, which the file says it uses', async () => {
    const images = await database.db
      .selectFrom('productImage as image')
      .innerJoin('file', 'file.id', 'image.fileId')
      .innerJoin('fileUse as use', (join) =>
        join.onRef('use.fileId', '=', 'file.id').onRef('use.rowId', '=', 'image.productId').on('use.entity', '=', 'product'),
      )
      .whereRef('file.companyId', '=', 'image.companyId')
      .where('file.bizType', '=', 'PRODUCT')
      .select('image.productId')
      .execute();
    expect(new Set(images.map(({ productId }) => productId)).size).toBe(60);
  });
});
