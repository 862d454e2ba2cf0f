import type { ContractOperation } from '../contract.ts';
import { contract } from '../generated/contract.ts';

/** The operation that a request is for, and what stands in its path. */
export interface FoundOperation {
  operation: ContractOperation;
  params: Record<string, string>;
}

/**
 * Finds operations by method and address, below a base URL as msw takes it. Handlers for each of them would have msw take every
 * address apart two hundred times.
 */
export function operationFinder(baseUrl: string): (request: { method: string; url: string }) => FoundOperation | undefined {
  const base = (baseUrl.startsWith('/') ? '*' : '') + baseUrl;
  const routes = Object.values(contract).map((operation) => ({
    operation,
    /** Tells almost all others apart, faster than a pattern does. */
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

/** What is no encoding stays as it is, and will break a rule of its parameter. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
