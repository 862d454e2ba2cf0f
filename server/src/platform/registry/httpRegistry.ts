import type { Schemas } from '@campus-procurement/sdk';
import { answerFilter } from '../contract/schemas.ts';
import type { Registry, RegistryData } from './registry.ts';

const timeoutMs = 5000;
/** Placeholders for the fields that we add to the data, so that the whole can be checked against the description. */
const ours = { supplierId: 'none', relatedSuppliers: [], syncTime: '2026-01-01T00:00:00+08:00', dataSource: 'gateway' };

/**
 * Asks a gateway of the operator: `GET <url>?creditCode=<code>`. It answers 404 for an unknown enterprise, else a JSON object with the
 * fields of `GsInfo` that come from a registry. Other fields are ignored.
 */
export function httpRegistry({ url, token }: { url: string; token: string | null }): Registry {
  return {
    name: new URL(url).hostname.slice(0, 50),

    async find(creditCode) {
      const address = new URL(url);
      address.searchParams.set('creditCode', creditCode);
      const headers = { accept: 'application/json', ...(token !== null && { authorization: `Bearer ${token}` }) };
      // A redirect would send the token to another server.
      const response = await fetch(address, { headers, redirect: 'error', signal: AbortSignal.timeout(timeoutMs) });
      if (response.status === 404) return null;
      if (!response.ok) throw new Error(`The registry gateway answered ${response.status}`);
      return checked(await response.json(), creditCode);
    },
  };
}

/** Checks the answer of the gateway, and removes unknown fields. */
function checked(answer: unknown, creditCode: string): RegistryData {
  const whole: Schemas['GsInfo'] = { ...Object(answer), ...ours };
  const check = answerFilter('GsInfo');
  if (!check(whole)) throw new Error(`The registry gateway broke the description: ${JSON.stringify(check.errors)}`);
  if (whole.creditCode !== creditCode) throw new Error('The registry gateway answered for another enterprise');
  const { supplierId: _id, relatedSuppliers: _related, syncTime: _time, dataSource: _source, ...data } = whole;
  return data;
}
