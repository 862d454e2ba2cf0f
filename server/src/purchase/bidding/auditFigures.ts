import type { Schemas } from '@campus-procurement/sdk';
import { dayOf, minuteMs, schoolOffset } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import { longValue, type Panel, panel } from '#platform/panels/panel.ts';
import { begunProjects } from '../records/public.ts';

type Figure = Schemas['HomeFigure'];

interface Audited {
  opened: number;
  flagged: number;
  cheaper: number;
  /** What the cheaper quotes would have saved. */
  saved: string;
}

/** Whether the role audits biddings: it verifies their logs, and has no part in them but to witness. */
function audits(reader: Reader): boolean {
  const can = permitted(reader);
  return can('verifyProjectLog') && can('witnessOpening') && !can('openBidding') && !can('decideAward');
}

const ofParticipant = sql`join bid_participant as participant
  on participant.company_id = quote.company_id and participant.id = quote.participant_id`;

/** The conditions of the indexes `bid_participant_risks` and `bid_quote_excluded`. */
const hasRisks = sql`jsonb_array_length(participant.risks) > 0`;
const isExcluded = sql`(quote.void_reason is not null or quote.compliant = false)`;

/** Only the last quote of a bidder counts. */
const isLast = sql`not exists (select from bid_quote as later where later.company_id = quote.company_id
  and later.participant_id = quote.participant_id and later.quote_no > quote.quote_no)`;

/** What an auditor looks at first, of the biddings opened this year: warnings about bidders, and awards beside which a cheaper quote was excluded. */
export const auditFigures: Panel<Figure[]> = panel(
  async (context) => {
    if (!audits(context)) return sql<null>`null`;
    const year = new Date(`${dayOf(context.now).slice(0, 4)}-01-01T00:00:00${schoolOffset}`);
    const seen = (await begunProjects(context)).select(['project.companyId', 'project.id']);
    const isNear = context.role.dataScope === 'ALL' ? sql`true` : sql`participant.company_id = ${context.session.companyId}`;
    const read = sql<Audited>`(
      with opened as materialized (
        select round.company_id, round.id from bid_round as round
        join (${seen}) as seen on seen.company_id = round.company_id and seen.id = round.project_id
        where round.prices_open_time >= ${year}),
      flagged as (
        select participant.company_id, participant.round_id from bid_participant as participant where ${isNear} and ${hasRisks}
        union
        select participant.company_id, participant.round_id from bid_quote as quote ${ofParticipant}
        where ${isNear} and quote.abnormally_low and ${isLast}),
      passed_over as (
        select award.id, award.amount - min(quote.total) as difference from bid_quote as quote ${ofParticipant}
        join bid_participant as rival on rival.company_id = participant.company_id and rival.round_id = participant.round_id
        join bid_quote as winner on winner.company_id = rival.company_id and winner.participant_id = rival.id
        join bid_award as award on award.company_id = winner.company_id and award.quote_id = winner.id
        where ${isNear} and ${isExcluded} and ${isLast} and (participant.company_id, participant.round_id) in (select company_id, id from opened)
          and award.status in ('APPROVING', 'NOTICE', 'CONFIRMED') and quote.total < award.amount
        group by award.id, award.amount)
      select json_build_object(
        'opened', (select count(*) from opened),
        'flagged', (select count(*) from opened where (company_id, id) in (select company_id, round_id from flagged)),
        'cheaper', (select count(*) from passed_over),
        'saved', (select coalesce(sum(difference), 0.00)::text from passed_over)))`;
    return longValue(read, ({ opened }) => opened, context, minuteMs);
  },
  (read) => {
    if (read === null) return [];
    const plain = { unit: 'COUNT' as const, trend: [], change: null };
    return [
      { ...plain, kind: 'RED_FLAGS', value: String(read.flagged), count: read.opened, amount: null },
      { ...plain, kind: 'CHEAPER_EXCLUDED', value: String(read.cheaper), count: null, amount: read.saved },
    ];
  },
);
