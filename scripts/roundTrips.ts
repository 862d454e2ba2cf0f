import type { Page } from 'playwright-core';

interface Call {
  path: string;
  start: number;
  end: number;
}

/** What nothing waits for: the numbers of unread messages and of what is to be approved, and how long the session lasts. */
const aside = /\/api\/(message\/inbox|approval\/task\/count|auth\/v2\/session\/status)/;

/**
 * Counts the API calls of a page from now on.
 * @returns what gives the paths of those that waited for one another so far. A network without delay has calls follow by chance, too.
 */
export function watchRoundTrips(page: Page): () => string[] {
  const calls: Call[] = [];
  page.on('requestfinished', (request) => {
    const { startTime: start, responseEnd } = request.timing();
    const { pathname: path } = new URL(request.url());
    if (path.startsWith('/api/') && !aside.test(path)) calls.push({ path, start, end: start + responseEnd });
  });
  return () => longestChain(calls);
}

/** Most calls of which each began after the one before had ended. */
function longestChain(calls: Call[]): string[] {
  const chain: string[] = [];
  let end = 0;
  for (const call of [...calls].sort((a, b) => a.end - b.end)) {
    if (call.start < end) continue;
    chain.push(call.path);
    end = call.end;
  }
  return chain;
}
