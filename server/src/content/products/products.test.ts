import type { Query, Schemas } from '@campus-procurement/sdk';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seedId } from '#reference/seedId.ts';
import { publications, startContentApp } from '#test/builders/contentFixture.ts';
import { pixel } from '#test/builders/contents.ts';
import { expectRefused } from '#test/expectRefused.ts';
import { failureOf } from '#test/failureOf.ts';
import { broken, forbidden, missing, stale, wrongState } from '#test/refusals.ts';
import type { TestApp, TestClient } from '#test/startApp.ts';

let app: TestApp;
let admin: TestClient;
/** Works on the products of school 1001. */
let officer: TestClient;
let operator: TestClient;
let teacher: TestClient;
/** Of another school. */
let stranger: TestClient;
beforeAll(async () => {
  ({ app, admin, officer, operator, teacher, stranger } = await startContentApp());
});
afterAll(() => app.close());

type Input = Schemas['ProductInput'];
let count = 0;
const categoryId = seedId('goodsCategory', 2139);
const body = (changes: Partial<Input> = {}): Input => {
  count += 1;
  return { productName: `Product ${count}`, categoryId, brand: 'Brand', model: `M${count}`, ...changes };
};
const save = async (changes: Partial<Input> = {}, client = officer) =>
  (await client.products.saveProduct({ body: body(changes) })).id;
const detail = (id: string, client = officer) => client.products.getProductDetail({ path: { id } });
const update = (id: string, changes: Schemas['ProductChanges'], client = officer) =>
  client.products.updateProduct({ path: { id }, body: changes });
const step = (id: string, publication: Schemas['Publication'], client = officer) =>
  client.products.publishProduct({ path: { id }, body: publication });
const { publish, withdraw, published } = publications(save, step);
const remove = (id: string, client = admin) => client.products.deleteProduct({ path: { id } });
const page = (query: Query<'queryProductPage'> = {}, client = officer) =>
  client.products.queryProductPage({ query: { size: 200, ...query } });
const ids = ({ records }: { records: { id: string }[] }) => records.map(({ id }) => id);
const upload = async (client = officer, bizType: Schemas['UploadBizType'] = 'PRODUCT') =>
  (await client.files.uploadFile({ body: { bizType, file: new File([pixel], 'a.png') } })).id;

describe('a product', () => {
  test('begins as a draft of the own school that only its editors see', async () => {
    const id = await save({ parameters: 'Pure', referencePrice: '18.50' });
    expect(await detail(id)).toMatchObject({
      categoryId,
      categoryName: '通用试剂',
      brand: 'Brand',
      parameters: 'Pure',
      referencePrice: '18.50',
      cover: null,
      images: [],
      suppliers: [],
      status: 'DRAFT',
      publishTime: null,
      withdrawReason: null,
      companyId: '1001',
      version: 1,
      schoolName: '江海大学',
      createByName: '刘海燕',
      allowedActions: ['EDIT', 'PUBLISH'],
    });
    expect((await detail(id, admin)).allowedActions).toEqual(['EDIT', 'PUBLISH', 'DELETE']);
    expect(await failureOf(detail(id, teacher))).toMatchObject(missing);
    expect([ids(await page()).includes(id), ids(await page({}, teacher)).includes(id)]).toEqual([true, false]);
  });

  test('is published, withdrawn with a reason, published again, changed back to a draft, and deleted', async () => {
    const id = await published();
    expect(await detail(id)).toMatchObject({ status: 'PUBLISHED', version: 2, allowedActions: ['WITHDRAW'] });
    expect(await detail(id, teacher)).toMatchObject({ status: 'PUBLISHED', allowedActions: [] });
    await expectRefused([publish(id, 2), update(id, { version: 2, brand: 'Late' }), remove(id)], wrongState);
    expect(await failureOf(step(id, { version: 2, status: 'WITHDRAWN' }))).toMatchObject(broken('reason', 'required'));
    await withdraw(id);
    expect(await detail(id)).toMatchObject({ status: 'WITHDRAWN', withdrawReason: 'Wrong', version: 3 });
    expect(await failureOf(detail(id, teacher))).toMatchObject(missing);
    await publish(id, 3);
    await withdraw(id, 4);
    await update(id, { version: 5, referencePrice: null, brand: 'Other' });
    expect(await detail(id)).toMatchObject({ status: 'DRAFT', brand: 'Other', withdrawReason: null, version: 6 });
    expect(await failureOf(remove(id, officer))).toMatchObject(forbidden);
    expect(await remove(id)).toBe(true);
    await expectRefused([detail(id), update(id, { version: 6 }), publish(id, 6), remove(id)], missing);
  });

  test('is not changed or published with a stale version', async () => {
    const id = await save();
    await update(id, { version: 1, brand: 'Newer' });
    await expectRefused([update(id, { version: 1, brand: 'Older' }), publish(id)], stale);
  });

  test('has brand and model for itself within the school, also if 20 come at once', async () => {
    const same = { brand: 'Same', model: 'Same' };
    const calls = Array.from({ length: 20 }, () => failureOf(save(same)));
    const failures = (await Promise.all(calls)).filter((failure) => failure !== null);
    expect(failures).toHaveLength(19);
    for (const failure of failures) expect(failure).toMatchObject(broken('model', 'unique'));
    const other = await save({ ...same, model: 'Other' });
    expect(await failureOf(update(other, { version: 1, model: 'Same' }))).toMatchObject(broken('model', 'unique'));
    expect(await save(same, operator)).toEqual(expect.any(String));
  });

  test('stands in a category of the platform or of the school, which cannot be deleted then', async () => {
    const [own, foreign] = [seedId('goodsCategory', 2190), 'none'];
    const id = await save({ categoryId: own });
    expect((await detail(id)).categoryName).toBe('校内自制试剂');
    expect(await failureOf(save({ categoryId: foreign }))).toMatchObject(broken('categoryId', 'exists'));
    expect(await failureOf(save({ categoryId: own }, operator))).toMatchObject(broken('categoryId', 'exists'));
    expect(await failureOf(update(id, { version: 1, categoryId: foreign }))).toMatchObject(broken('categoryId', 'exists'));
    const school = await app.as('schooladmin', 'school_admin');
    expect(await failureOf(school.goodsCategories.removeGoodsCategory({ path: { id: own } }))).toMatchObject({ code: 4206 });
  });

  test('is written once by two calls with one key', async () => {
    const [input, options] = [{ body: body() }, { idempotencyKey: 'one-product-1' }];
    const call = () => officer.call('saveProduct', input, options);
    expect(await call()).toEqual(await call());
  });

  test('is changed or published by one of 20 at once', async () => {
    const id = await save();
    const calls = Array.from({ length: 20 }, (_, index) =>
      failureOf(index % 2 === 0 ? publish(id) : update(id, { version: 1, brand: `B${index}` })),
    );
    const failures = (await Promise.all(calls)).filter((failure) => failure !== null);
    expect(failures).toHaveLength(19);
    for (const failure of failures) expect(failure).toMatchObject(stale);
  });
});

describe('pictures', () => {
  test('of demo products are there to be read', async () => {
    const { cover } = await detail(seedId('product', 3701));
    const response = await app.send(cover?.url.replace(/^\/api/, '') ?? '');
    expect(response.headers.get('content-type')).toBe('image/png');
    const content = await response.arrayBuffer();
    expect(content.byteLength).toBe(cover?.fileSize);
  });

  test('are those that the caller has uploaded for products, in their order; the first is the cover', async () => {
    const [one, two, three] = [await upload(), await upload(), await upload()];
    const id = await save({ imageIds: [two, one] });
    expect((await detail(id)).images.map((image) => image.id)).toEqual([two, one]);
    const row = (await page()).records.find((product) => product.id === id);
    expect(row?.cover).toMatchObject({ id: two, bizType: 'PRODUCT', contentType: 'image/png' });
    await update(id, { version: 1, imageIds: [three, two] });
    expect((await detail(id)).images.map((image) => image.id)).toEqual([three, two]);
    const uses = await app.database.db.selectFrom('fileUse').select('fileId').where('rowId', '=', id).execute();
    expect(uses.map(({ fileId }) => fileId).sort()).toEqual([two, three].sort());
    await remove(id);
    expect(await app.database.db.selectFrom('fileUse').select('fileId').where('rowId', '=', id).execute()).toEqual([]);
  });

  test('of somebody else or for something else are refused, and nothing is stored', async () => {
    const [foreign, document] = [await upload(teacher), await upload(officer, 'ARTICLE')];
    const own = await upload();
    const { total } = await page();
    expect(await failureOf(save({ imageIds: [own, foreign] }))).toMatchObject(broken('imageIds.1', 'exists'));
    expect(await failureOf(save({ imageIds: [document] }))).toMatchObject(broken('imageIds.0', 'exists'));
    expect((await page()).total).toBe(total);
  });

  test('are read by whoever may read the product', async () => {
    const picture = await upload();
    const id = await save({ imageIds: [picture] });
    const info = (client: TestClient) => client.files.getFileInfo({ path: { id: picture } });
    expect(await failureOf(info(teacher))).toMatchObject(missing);
    await publish(id);
    expect(await info(teacher)).toMatchObject({ id: picture });
    expect(await failureOf(info(stranger))).toMatchObject(missing);
  });
});

describe('suppliers', () => {
  const some = async (status: 'APPROVED' | 'PENDING', number: number) => {
    const found = app.database.db
      .selectFrom('supplier')
      .select('id')
      .where((eb) => eb.and({ status, companyId: '1001' }));
    return (await found.orderBy('id').limit(number).execute()).map(({ id }) => id);
  };

  test('are approved ones of the school', async () => {
    const approved = await some('APPROVED', 2);
    const id = await save({ supplierIds: approved });
    expect((await detail(id)).suppliers.map((supplier) => supplier.id).sort()).toEqual(approved);
    await update(id, { version: 1, supplierIds: approved.slice(0, 1) });
    expect((await detail(id)).suppliers).toHaveLength(1);
    const pending = await some('PENDING', 1);
    const refusals = [save({ supplierIds: [...approved, ...pending] }), save({ supplierIds: [...approved, 'none'] })];
    await expectRefused(refusals, broken('supplierIds.2', 'exists'));
    expect(await failureOf(save({ supplierIds: approved }, operator))).toMatchObject({ status: 400 });
  });

  test('who are no longer approved are not shown', async () => {
    const supplierIds = await some('APPROVED', 1);
    const id = await save({ supplierIds });
    expect((await detail(id)).suppliers).toHaveLength(1);
    await app.database.db.updateTable('supplier').set({ status: 'FROZEN' }).where('id', 'in', supplierIds).execute();
    expect((await detail(id)).suppliers).toEqual([]);
  });
});

describe('schools', () => {
  test('see their own products and those of the platform; data scope ALL sees every one', async () => {
    const [own, platform] = [await published(), await published({}, operator)];
    const seen = async (client: TestClient) => {
      const found = ids(await page({}, client));
      return [own, platform].map((id) => found.includes(id));
    };
    expect([await seen(teacher), await seen(stranger), await seen(admin)]).toEqual([
      [true, true],
      [false, true],
      [true, true],
    ]);
    expect(await failureOf(detail(own, stranger))).toMatchObject(missing);
  });

  test('do not change what belongs to the platform, or see its drafts', async () => {
    const [draft, shown] = [await save({}, operator), await published({}, operator)];
    await expectRefused([detail(draft), update(draft, { version: 1 }), publish(draft)], missing);
    await expectRefused([update(shown, { version: 2 }), withdraw(shown)], forbidden);
    expect((await detail(shown)).allowedActions).toEqual([]);
    await withdraw(shown, 2, operator);
  });

  test('name no other school; data scope ALL may', async () => {
    await expectRefused([save({ companyId: '3338' }), save({ companyId: '0' }), page({ companyId: '3338' })], forbidden);
    const id = await published({ companyId: '3338' }, admin);
    expect(await detail(id, stranger)).toMatchObject({ companyId: '3338' });
    expect(new Set((await page({ companyId: '3338' }, admin)).records.map(({ companyId }) => companyId))).toEqual(
      new Set(['3338']),
    );
    expect(await failureOf(save({ companyId: '99' }, admin))).toMatchObject(broken('companyId', 'exists'));
  });
});
