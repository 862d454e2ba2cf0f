import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import document from './dist/openapi.json' with { type: 'json' };
import { type Description, operationsOf } from './scripts/operations.ts';

const operations = operationsOf(document as unknown as Description);

/** The catalogue of calls, as the product specification names them: tag, method, path, operationId, note. */
const catalogue = readFileSync(new URL('./catalogue/operations.csv', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .slice(1)
  .map((line) => line.split(',').slice(0, 4).join(' '));

test('the catalogue holds 93 calls', () => {
  expect(new Set(catalogue).size).toBe(93);
});

test('every operation marked as catalogued stands in the catalogue to the letter: tag, method, path and operationId', () => {
  const catalogued = operations.filter((operation) => operation['x-provenance'] === 'catalogued');
  expect(catalogued.length).toBeGreaterThan(0);
  for (const { tag, method, path, id } of catalogued) expect(catalogue).toContain(`${tag} ${method} ${path} ${id}`);
});

test('every call of the catalogue is described to the letter', () => {
  const described = new Set(operations.map(({ tag, method, path, id }) => `${tag} ${method} ${path} ${id}`));
  expect(catalogue.filter((line) => !described.has(line))).toEqual([]);
});

test('no operation of the catalogue is passed off as designed', () => {
  const paths = new Set(catalogue.map((line) => line.split(' ').slice(1, 3).join(' ')));
  for (const operation of operations.filter(({ 'x-provenance': provenance }) => provenance === 'designed')) {
    expect(paths).not.toContain(`${operation.method} ${operation.path}`);
  }
});

test('exactly the GETs that change something are marked, and none of them is repeatable', () => {
  const withSideEffect = [
    'logout',
    'exchangeToken',
    'syncCasUsers',
    'resetPassword',
    'retryTask',
    'stopTask',
    'createWechatQrCode',
  ];
  const gets = operations.filter(({ method }) => method === 'GET');
  for (const operation of gets) {
    expect(`${operation.id} ${operation['x-side-effect'] ?? false}`).toBe(
      `${operation.id} ${withSideEffect.includes(operation.id)}`,
    );
    if (operation['x-side-effect']) expect(operation['x-retry']).toBe('never');
  }
});
