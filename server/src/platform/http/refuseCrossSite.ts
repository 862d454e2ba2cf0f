import type { Operation } from '../contract/operation.ts';
import { Failure } from '../failure/failure.ts';

/**
 * Refuses GETs with side effects unless they come from a script of our own origin, or from a program that is no browser. Links, images,
 * prefetches and other sites are refused. Browsers set the headers checked here, and scripts cannot.
 * @throws Failure `crossSite`
 */
export function refuseCrossSite(operation: Operation, { headers }: Request): void {
  if (!operation.sideEffect) return;
  const destination = headers.get('sec-fetch-dest') ?? 'empty';
  const isPage = headers.get('sec-fetch-mode') === 'navigate' || destination !== 'empty';
  const isPrefetch = headers.has('sec-purpose');
  if (isPage || isPrefetch || headers.get('sec-fetch-site') === 'cross-site') throw new Failure('crossSite');
}
