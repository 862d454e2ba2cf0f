import { sql } from 'kysely';
import { eventHash, type FlowEvent } from '#flow/eventHash.ts';
import type { Finding } from '#platform/monitor/finding.ts';
import type { Examination } from './installation.ts';

const batch = 2000;
const mostNamed = 3;

/** Whether the chained log of each record is whole: nobody has changed, removed or inserted an entry in the database. */
export const examineChains: Examination = async ({ database: { db } }, until) => {
  const broken = new Set<string>();
  let last: FlowEvent | null = null;
  let events = 0;
  let records = 0;
  for (;;) {
    let query = db.selectFrom('flowEvent').selectAll();
    if (last) {
      const { companyId, kind, subjectId, no } = last;
      query = query.where(sql<boolean>`(company_id, kind, subject_id, no) > (${companyId}, ${kind}, ${subjectId}, ${no})`);
    }
    const rows = await query.orderBy('companyId').orderBy('kind').orderBy('subjectId').orderBy('no').limit(batch).execute();
    for (const event of rows) {
      const before: FlowEvent | null = last && isSameRecord(last, event) ? last : null;
      if (!before) records += 1;
      if (event.no !== (before?.no ?? 0) + 1 || event.hash !== eventHash(before?.hash ?? '', event)) broken.add(nameOf(event));
      last = event;
    }
    events += rows.length;
    if (rows.length < batch) break;
    if (performance.now() > until) return [...brokenFindings(broken), partial(events, records)];
  }
  if (broken.size > 0) return brokenFindings(broken);
  return [{ check: 'CHAINS', state: 'OK', sentence: 'chainsOk', params: { events, records } }];
};

function isSameRecord(one: FlowEvent, other: FlowEvent): boolean {
  return one.companyId === other.companyId && one.kind === other.kind && one.subjectId === other.subjectId;
}

function nameOf({ kind, subjectId }: FlowEvent): string {
  return `${kind} ${subjectId}`;
}

function brokenFindings(broken: ReadonlySet<string>): Finding[] {
  if (broken.size === 0) return [];
  const params = { count: broken.size, names: [...broken].slice(0, mostNamed).join(', ') };
  return [{ check: 'CHAINS', state: 'FAULT', sentence: 'chainsBroken', params }];
}

function partial(events: number, records: number): Finding {
  return { check: 'CHAINS', state: 'WARNING', sentence: 'chainsPart', params: { events, records } };
}
