import type { ContractOperation } from '../contract.ts';
import { contract } from '../generated/contract.ts';

/** The operation of a request, with its path parameters. */
export interface FoundOperation {
  operation: ContractOperation;
  params: Record<string, string>;
}

/**
 * Returns a function that finds an operation by method and URL, below a base URL as msw takes it. One handler per operation would
 * make msw parse every URL two hundred times.
 */
export function operationFinder(baseUrl: string): (request: { method: string; url: string }) => FoundOperation | undefined {
  const base = (baseUrl.startsWith('/') ? '*' : '') + baseUrl;
  const routes = Object.values(contract).map((operation) => ({
    operation,
    /** A quick check that rules out almost all other operations before the pattern is tried. */
    beginning: operation.path.replace(/\{.*/, ''),
    names: [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => String(name)),
    pattern: new RegExp(
      `^${escaped(base).replaceAll('\\*', '.*')}${escaped(operation.path).replace(/\\\{\w+\\\}/g, '([^/]+)')}$`,
    ),
  }));
  return ({ method, url }) => {
    const address = url.replace(/[?#].*/, '');
    for (const { operation, beginning, names, pattern } of routes) {
      if (operation.method !== method || !address.includes(beginning)) continue;
      const found = pattern.exec(address);
      if (found) return { operation, params: Object.fromEntries(names.map((name, n) => [name, decoded(String(found[n + 1]))])) };
    }
    return undefined;
  };
}

const escaped = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Decodes a path parameter. Invalid encoding stays as it is and breaks a rule of the parameter later. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
