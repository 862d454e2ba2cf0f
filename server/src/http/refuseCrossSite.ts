import type { Operation } from '../contract/operation.ts';
import { Failure } from '../failure/failure.ts';

/**
 * Refuses GETs with side effects unless a script of our own origin (or a program without a browser) asks: not a link, an image, a
 * prefetch or another site. Browsers set these headers, and scripts cannot.
 * @throws Failure `crossSite`
 */
export function refuseCrossSite(operation: Operation, { headers }: Request): void {
  if (!operation.sideEffect) return;
  const destination = headers.get('sec-fetch-dest') ?? 'empty';
  const isPage = headers.get('sec-fetch-mode') === 'navigate' || destination !== 'empty';
  const isPrefetch = headers.has('sec-purpose');
  if (isPage || isPrefetch || headers.get('sec-fetch-site') === 'cross-site') throw new Failure('crossSite');
}
