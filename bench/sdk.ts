/**
 * What a call through the SDK costs over a bare `fetch(...).then((response) => response.json())`: CPU time of the main thread,
 * with `fetch` answered at once by a real `Response`, token, time limit and retry policy included. Beside other clients: competitors.ts.
 * Run: node --conditions=@campus-procurement/source --expose-gc bench/sdk.ts
 */
import { createClient, retries } from '@campus-procurement/sdk';
import { bareFetch, baseUrl, callCosts, id, query, role, token } from './parts/callCosts.ts';
import { median, printTable } from './parts/table.ts';

const highestRatio = 1.5;

const client = createClient({ baseUrl, token: () => token, retry: retries() });
const sdk = {
  page: () => client.call('queryRolePage', { query }),
  save: () => client.call('saveRole', { body: role }),
  detail: () => client.call('queryRoleDetail', { path: { id } }),
};

const rows = (await callCosts({ fetch: bareFetch, SDK: sdk })).map(({ kind, costs: { fetch = 0, SDK = 0 } }) => ({
  kind,
  fetch,
  SDK,
  ratio: SDK / fetch,
}));
printTable(
  'SDK, µs of CPU a call',
  ['', 'fetch', 'SDK', 'ratio'],
  rows.map(({ kind, fetch, SDK, ratio }) => [kind, fetch.toFixed(1), SDK.toFixed(1), ratio.toFixed(2)]),
);

const ratio = median(rows.map((row) => row.ratio));
console.log(`\nA call costs ${ratio.toFixed(2)} times a bare fetch (median of the kinds; at most ${highestRatio})`);
if (ratio > highestRatio) process.exitCode = 1;
