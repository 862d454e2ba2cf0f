import { useApiQuery } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useEffect, useEffectEvent, useRef } from 'react';
import { serverNow } from '#ui/clock/serverNow.ts';
import { type Detail, isBidFor } from '../state/projectState.ts';

export type Bidding = Schemas['Bidding'];

/** Whether a purchase has been announced, as its state tells. */
export function isAnnounced({ lane, status }: Pick<Detail, 'lane' | 'status'>): boolean {
  return isBidFor({ lane }) && !before.has(status);
}

/** One that was given up may never have been announced. */
const before: ReadonlySet<Detail['status']> = new Set<Detail['status']>([
  ...(['DRAFT', 'APPROVING', 'REJECTED', 'RETURNED', 'WITHDRAWN', 'APPROVED', 'TERMINATED'] as const),
]);

const calmMs = 30_000;
const busyMs = 1_000;
/** So long before and after a time of the round it is asked each second. */
const aroundMs = 8_000;

/** When it is asked again: each second around the times at which something happens by itself, else twice a minute. */
function repeatMs(bidding: Bidding, askedAt: number): number {
  const now = serverNow({ serverTime: bidding.serverTime, askedAt });
  const times = [bidding.startTime, bidding.endTime].map((time) => Date.parse(time) - now);
  if (times.some((left) => Math.abs(left) < aroundMs)) return busyMs;
  const ahead = times.filter((left) => left > 0).map((left) => left - aroundMs);
  return Math.max(busyMs, Math.min(calmMs, ...ahead));
}

/**
 * The bidding of a purchase, once it is announced.
 * @param onMoved called when the round has gone on, by the clock or by somebody else: the purchase has changed with it
 */
export function useBidding(project: Detail, onMoved: () => void) {
  const mayHaveRun = isBidFor(project) && project.status === 'TERMINATED' && project.officerId !== null;
  const query = useApiQuery(
    'getBidding',
    { path: { projectId: project.id } },
    {
      enabled: isAnnounced(project) || mayHaveRun,
      staleTime: 0,
      meta: { silent: true },
      // What was given up does not go on.
      refetchInterval: ({ state }) => (mayHaveRun ? false : state.data ? repeatMs(state.data, state.dataUpdatedAt) : calmMs),
      // A machine that has slept may have slept through the end.
      refetchOnWindowFocus: 'always',
      refetchOnReconnect: 'always',
    },
  );
  const { data } = query;
  const place = data && `${data.stage} ${data.version}`;
  const seen = useRef(place);
  const moved = useEffectEvent(onMoved);
  useEffect(() => {
    if (seen.current !== undefined && place !== undefined && place !== seen.current) moved();
    seen.current = place;
  }, [place]);
  return query;
}

export type BiddingQuery = ReturnType<typeof useBidding>;

/** Whether the prices are open. */
export const hasPrices = (bidding: Bidding | undefined) => bidding !== undefined && bidding.pricesOpenTime !== null;
