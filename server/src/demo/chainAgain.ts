import type { Schemas } from '@campus-procurement/sdk';
import { fingerprintOf, hashOfList } from '@campus-procurement/sdk/commitment';
import { isoTime } from '@campus-procurement/sdk/time';
import { eventHash, type FlowEvent } from '#flow/eventHash.ts';

type Row = Record<string, unknown>;

/** Calculates again what dates have a part in, after they were moved: histories, the ends of the bidders' own ones, and fingerprints. */
export async function chainAgain(rowsOf: (table: string) => Row[]): Promise<void> {
  const events = rowsOf('flow_event');
  const ends = new Map<unknown, { before: string; after: string }>();
  const chain = (list: Row[]) => {
    let hash = '';
    for (const event of list.toSorted((one, other) => Number(one.no) - Number(other.no))) {
      const before = String(event.hash);
      hash = eventHash(hash, asEvent(event));
      event.hash = hash;
      ends.set(event.subject_id, { before, after: hash });
    }
  };
  const chains = Map.groupBy(events, ({ kind, subject_id }) => `${kind} ${subject_id}`);
  const [ofBidders, others] = [...chains.values()].reduce<[Row[][], Row[][]]>(
    ([bidders, rest], list) => (list[0]?.kind === 'BIDDER' ? [[...bidders, list], rest] : [bidders, [...rest, list]]),
    [[], []],
  );
  ofBidders.forEach(chain);
  // The closing names the ends of the histories of those who have quoted.
  for (const round of rowsOf('bid_round')) {
    const bidders = rowsOf('bid_participant').filter(({ round_id, no }) => round_id === round.id && no !== null);
    const all = bidders.flatMap(({ id }) => ends.get(id) ?? []);
    const [before, after] = [hashOfList(all.map((end) => end.before)), hashOfList(all.map((end) => end.after))];
    for (const event of chains.get(`PROJECT ${round.project_id}`) ?? []) {
      if (typeof event.content === 'string') event.content = event.content.replace(before, after);
    }
  }
  others.forEach(chain);
  for (const notice of rowsOf('announcement')) {
    const { announcement_code: announcementCode, publish_time, ...said } = notice as unknown as RecordedNotice;
    const publishTime = isoTime(new Date(publish_time));
    notice.fingerprint = await fingerprintOf({ ...said, announcementCode, publishTime });
  }
}

interface RecordedNotice extends Pick<Schemas['AnnouncementDetail'], 'type' | 'title' | 'sections'> {
  announcement_code: string;
  publish_time: string;
}

interface RecordedEvent
  extends Pick<FlowEvent, 'kind' | 'no' | 'step' | 'salt' | 'content' | 'actorName' | 'roleName' | 'forUserName'> {
  company_id: string;
  subject_id: string;
  from_status: string | null;
  to_status: string;
  actor_id: string | null;
  time: string;
}

function asEvent(row: Row): Omit<FlowEvent, 'hash'> {
  const { company_id, subject_id, from_status, to_status, actor_id, time, ...event } = row as unknown as RecordedEvent;
  const ids = { companyId: company_id, subjectId: subject_id, actorId: actor_id };
  return { ...event, ...ids, fromStatus: from_status, toStatus: to_status, time: new Date(time) };
}
