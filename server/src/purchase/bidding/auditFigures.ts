import type { Schemas } from '@campus-procurement/sdk';
import { dayOf, schoolOffset } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Reader } from '#platform/context/context.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { visibleProjects } from '../records/public.ts';

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

/** What an auditor looks at first, of the biddings opened this year: warnings about bidders, and awards beside which a cheaper quote was excluded. */
export const auditFigures: Panel<Figure[]> = panel(
  async (context) => {
    if (!audits(context)) return sql<null>`null`;
    const year = new Date(`${dayOf(context.now).slice(0, 4)}-01-01T00:00:00${schoolOffset}`);
    const seen = (await visibleProjects(context)).select(['project.companyId', 'project.id']);
    return sql<Audited>`(
      with opened as (
        select round.company_id, round.project_id, round.id from bid_round as round
        join (${seen}) as seen on seen.company_id = round.company_id and seen.id = round.project_id
        where round.prices_open_time >= ${year}),
      last as (
        select distinct on (quote.participant_id) quote.*, opened.project_id, opened.id as round_id,
          jsonb_array_length(participant.risks::jsonb) > 0 or quote.abnormally_low as flagged
        from opened
        join bid_participant as participant on participant.company_id = opened.company_id and participant.round_id = opened.id
        join bid_quote as quote on quote.company_id = participant.company_id and quote.participant_id = participant.id
        order by quote.participant_id, quote.quote_no desc),
      passed_over as (
        select award.id, award.amount - min(cheaper.total) as difference from last as winner
        join bid_award as award on award.company_id = winner.company_id and award.quote_id = winner.id
        join last as cheaper on cheaper.company_id = winner.company_id and cheaper.round_id = winner.round_id
        where award.status in ('APPROVING', 'NOTICE', 'CONFIRMED') and cheaper.total < award.amount
          and (cheaper.void_reason is not null or cheaper.compliant = false)
        group by award.id, award.amount)
      select json_build_object(
        'opened', (select count(*) from opened),
        'flagged', (select count(distinct round_id) from last where flagged),
        'cheaper', (select count(*) from passed_over),
        'saved', (select coalesce(sum(difference), 0.00)::text from passed_over)))`;
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
