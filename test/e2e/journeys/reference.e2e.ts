import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Product, startProduct } from '../product.ts';

let product: Product;
beforeAll(async () => {
  product = await startProduct();
});
afterAll(() => product.stop());

test.each([
  ['zh-CN', '角色分页'],
  ['en-US', 'List roles'],
] as const)(
  'the reference at /docs shows every group and opens an operation in %s, from this server alone',
  async (locale, summary) => {
    const page = await product.open('/login', { locale });
    const hosts = new Set<string>();
    page.on('request', (request) => hosts.add(new URL(request.url()).host));
    await page.goto('/docs');
    await page.getByRole('link', { name: 'roles', exact: true }).click();
    await page.getByText(summary, { exact: true }).click();
    await page.getByText('Roles of the session').waitFor();
    expect([...hosts].filter((host) => host !== '' && host !== new URL(product.url).host)).toEqual([]);
    expect(product.faults).toEqual([]);
  },
);
