/**
 * The SDK beside what another team might take instead: openapi-fetch by itself, and what hey-api generates, over `fetch` and over
 * axios. Every client is bundled and minified, sends the same token, and answers are there at once.
 * Run: node --conditions=@campus-procurement/source --expose-gc bench/competitors.ts
 */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { buildPackages } from '../scripts/buildPackages.ts';
import type { paths } from '../sdk/src/generated/schema.ts';
import { bundledCode } from './parts/bundledCode.ts';
import { bareFetch, baseUrl, type Calls, callCosts, id, query, role, token } from './parts/callCosts.ts';
import { generated, heyApiClient } from './parts/competitors.ts';
import { median, printTable } from './parts/table.ts';
import { type Style, typeCheckSeconds } from './parts/typeCheck.ts';

const overFetch = heyApiClient('fetch');
const overAxios = heyApiClient('axios');
buildPackages();

const ours = '@campus-procurement/sdk';
const heyApi = (folder: string) => `export * from '${folder}/sdk.gen.ts'; export { client } from '${folder}/client.gen.ts';`;
const sources: Record<string, string> = {
  'openapi-fetch': `export { default } from 'openapi-fetch';`,
  'hey-api, fetch': heyApi(overFetch),
  'hey-api, axios': heyApi(overAxios),
  SDK: `export * from '${ours}';`,
};

type Given = { data?: { data?: unknown } };
type Generated = Record<string, (input: object) => Promise<Given>> & { client: { setConfig: (config: object) => void } };
const bundles: Record<string, Record<string, unknown>> = {};
const sizes: Record<string, number> = {};
for (const [name, source] of Object.entries(sources)) {
  const code = await bundledCode(source);
  sizes[name] = gzipSync(code, { level: 9 }).length;
  const file = join(generated, `${name.replaceAll(/\W/g, '')}.mjs`);
  writeFileSync(file, code);
  bundles[name] = await import(pathToFileURL(file).href);
}

const bearer = { 'sdscmall-bidding': `Bearer ${token}` };

function openapiFetch(): Calls {
  const create = bundles['openapi-fetch']?.default as typeof import('openapi-fetch').default;
  const client = create<paths>({ baseUrl });
  // The token may change, so it cannot be one of the client's headers.
  client.use({
    onRequest({ request }) {
      request.headers.set('sdscmall-bidding', bearer['sdscmall-bidding']);
      return request;
    },
  });
  return {
    page: async () => (await client.GET('/sys/role/queryRolePage', { params: { query } })).data?.data,
    save: async () => (await client.POST('/sys/role/saveRole', { body: role })).data?.data,
    detail: async () => (await client.GET('/sys/role/queryRoleDetail/{id}', { params: { path: { id } } })).data?.data,
  };
}

function heyApiCalls(name: string, config: object): Calls {
  const { client, ...operations } = bundles[name] as Generated;
  client.setConfig({ auth: () => bearer['sdscmall-bidding'], ...config });
  const call = async (operation: string, input: object) => (await operations[operation]?.(input))?.data?.data;
  return {
    page: () => call('queryRolePage', { query }),
    save: () => call('saveRole', { body: role }),
    detail: () => call('queryRoleDetail', { path: { id } }),
  };
}

function sdk(): Calls {
  const { createClient, retries } = bundles.SDK as typeof import('@campus-procurement/sdk');
  const client = createClient({ baseUrl, token: () => token, retry: retries() });
  return {
    page: () => client.roles.queryRolePage({ query }),
    save: () => client.roles.saveRole({ body: role }),
    detail: () => client.roles.queryRoleDetail({ path: { id } }),
  };
}

const clients: Record<string, Calls> = {
  fetch: bareFetch,
  'openapi-fetch': openapiFetch(),
  'hey-api, fetch': heyApiCalls('hey-api, fetch', { baseUrl }),
  'hey-api, axios': heyApiCalls('hey-api, axios', { baseURL: baseUrl, adapter: 'fetch' }),
  SDK: sdk(),
};
const costs = await callCosts(clients);
const names = Object.keys(clients);
const cell = (cost: number, bare: number) => `${cost.toFixed(1)} (${(cost / bare).toFixed(2)})`;
const ratioOf = (name: string) =>
  median(costs.map(({ costs: { fetch = Number.NaN, [name]: cost = Number.NaN } }) => cost / fetch));
printTable(
  'µs of CPU a call (times a bare fetch)',
  ['', ...names],
  [
    ...costs.map(({ kind, costs: each }) => [kind, ...names.map((name) => cell(each[name] ?? 0, each.fetch ?? 1))]),
    ['median of the ratios', ...names.map((name) => ratioOf(name).toFixed(2))],
  ],
);

const inputOf = (...parts: string[]) => `{ ${parts.filter(Boolean).join(', ')} }`;
const heyApiStyle = (folder: string): Style => ({
  imports: `import * as api from '${folder}';`,
  call: (operation, path, body) => `api.${operation.id}(${inputOf(path, body)})`,
});
const styles: Record<string, Style> = {
  'openapi-fetch': {
    imports: `import create from 'openapi-fetch';\nimport type { paths } from '../../../../sdk/dist/generated/schema.js';\nconst client = create<paths>({ baseUrl: '/api' });`,
    call: ({ method, path: at }, path, body) => `client.${method}('${at}', ${inputOf(path && `params: { ${path} }`, body)})`,
  },
  'hey-api, fetch': heyApiStyle(overFetch),
  'hey-api, axios': heyApiStyle(overAxios),
  SDK: {
    imports: `import { createClient } from '${ours}';\nconst client = createClient({ baseUrl: '/api' });`,
    call: ({ tag, id: operationId }, path, body) => `client.${tag}.${operationId}(${inputOf(path, body)})`,
  },
};
const seconds = Object.fromEntries(
  Object.entries(styles).map(([name, style]) => [name, typeCheckSeconds(name.replaceAll(/\W/g, ''), style)]),
);
printTable(
  'With all operations',
  ['', 'bytes gzip', 'type check of 200 calls, s of CPU'],
  [
    ['an empty file', '', typeCheckSeconds('empty').toFixed(2)],
    ...Object.entries(seconds).map(([name, each]) => [name, sizes[name] ?? 0, each.toFixed(2)]),
  ],
);

// What holds on any machine: the SDK is made of openapi-fetch, and costs no more than that by itself.
const isCheapest = ratioOf('SDK') <= ratioOf('openapi-fetch') && Math.min(...Object.values(seconds)) === seconds.SDK;
console.log(`\nThe SDK costs ${isCheapest ? 'no more' : 'more'} than openapi-fetch by itself, in calls and in type checks`);
if (!isCheapest) process.exitCode = 1;
