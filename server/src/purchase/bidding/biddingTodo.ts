import { sql } from 'kysely';
import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { visibleProjects } from '../records/public.ts';

/** What waits for the caller in biddings: the one next step of each own purchase, what stands still, and openings that want a witness. */
export async function biddingTodo(context: Context) {
  return sql`${own(context)} union all ${suspended(context)} union all ${witnessing(await visibleProjects(context), context)}`;
}

const witnessed = sql`exists (select from bid_witness as witness where witness.company_id = round.company_id
  and witness.round_id = round.id
  and witness.stage = case when round.documents_open_time is null then 'DOCUMENTS' else 'PRICES' end)`;

/** The last round of a purchase. */
const lastRound = sql`lateral (select * from bid_round where company_id = project.company_id and project_id = project.id
  order by round_no desc limit 1) as round`;

/** How far the last quotes of a round are judged. The same in TypeScript: `isUnjudged` and `isEligible`. */
const judged = (userId: string) => sql`lateral (
  select coalesce(bool_or(unjudged), false) as waits,
    coalesce(bool_or(unjudged and not exists (select from bid_judgement as judgement where judgement.company_id = last.company_id
      and judgement.quote_id = last.id and judgement.stage = 'COMPLIANCE' and judgement.judge_id = ${userId})), false) as waits_for_me,
    coalesce(bool_or(eligible), false) as has_choice,
    coalesce(bool_or(eligible and rank = 1 and abnormally_low and explanation is null), false) as unexplained
  from (
    select distinct on (quote.participant_id) quote.*,
      round.award_rule <> 'LOWEST_PRICE' and void_reason is null and compliant is null as unjudged,
      void_reason is null and (round.award_rule = 'LOWEST_PRICE' or coalesce(compliant, false)) as eligible
    from bid_quote as quote
    join bid_participant as participant
      on participant.company_id = quote.company_id and participant.id = quote.participant_id
    where participant.company_id = round.company_id and participant.round_id = round.id
    order by quote.participant_id, quote.quote_no desc) as last) as quotes`;

/** Own purchases, as their officer or as their applicant. */
function own(context: Context) {
  const { companyId, userId } = context.session;
  const can = permitted(context);
  const isOfficer = sql`(officer_id = ${userId} and applicant_id <> ${userId})`;
  const may = (id: Parameters<typeof can>[0]) => sql`${can(id)}::boolean`;
  return sql`
    select kind, project_id, null::text, project_name, project_code, applicant.name,
      case kind when 'DECIDE_AGAIN' then (select cancel_reason from bid_award as award where award.company_id = next.company_id
        and award.project_id = next.project_id and award.status = 'CANCELLED' order by decide_time desc, id desc limit 1) end,
      amount, since, deadline
    from (
      select project.company_id, project.id as project_id, project_name, project_code, applicant_id, amount,
        coalesce(project.waiting_since, project.update_time) as since, case project.status when 'DECIDING' then next_time end as deadline,
        case
          when project.status = 'APPROVED' then case when ${isOfficer} and ${may('publishProject')} then 'PUBLISH' end
          when project.status = 'OPENING' and round.documents_open_time is null then
            case when ${isOfficer} and ${may('openBidding')} and (not round.witness_needed or ${witnessed}) then 'OPEN_DOCUMENTS' end
          when quotes.waits then case when quotes.waits_for_me and ${may('qualifyQuote')} then 'JUDGE' end
          when not quotes.has_choice then case when ${isOfficer} and ${may('declareBiddingFailed')} then 'DECLARE_FAILED' end
          when project.status = 'OPENING' then
            case when ${isOfficer} and ${may('openBidding')} and (not round.witness_needed or ${witnessed}) then 'OPEN_PRICES' end
          when not ${may('decideAward')} then null
          when quotes.unexplained then 'EXPLANATION'
          when exists (select from bid_award as award where award.company_id = project.company_id
            and award.project_id = project.id and award.status = 'CANCELLED') then 'DECIDE_AGAIN'
          else 'DECIDE'
        end as kind
      from project
      left join ${lastRound} on true
      left join ${judged(userId)} on true
      where project.company_id = ${companyId} and (officer_id = ${userId} or applicant_id = ${userId})
        and project.status in ('APPROVED', 'OPENING', 'DECIDING') and phase is null and lane = 'BIDDING'
        and project.suspend_time is null) as next
    join app_user as applicant on applicant.company_id = next.company_id and applicant.id = next.applicant_id
    where kind is not null`;
}

/** Own biddings that the officer has suspended: nobody else lets them go on. */
function suspended(context: Context) {
  const { companyId, userId } = context.session;
  return sql`
    select 'RESUME', project.id, null::text, project_name, project_code, applicant.name, suspend_reason, amount, suspend_time,
      null::timestamptz
    from project
    join app_user as applicant on applicant.company_id = project.company_id and applicant.id = project.applicant_id
    where ${permitted(context)('resumeProject')}::boolean and project.company_id = ${companyId} and officer_id = ${userId}
      and suspend_cause = 'OFFICER'`;
}

/** Openings that want a witness, for whoever may be one: neither applicant nor officer. */
function witnessing(seen: Awaited<ReturnType<typeof visibleProjects>>, context: Context) {
  const { companyId, userId } = context.session;
  const mayWitness = permitted(context)('witnessOpening');
  const found = seen
    .where('project.status', '=', 'OPENING')
    .where('project.suspendTime', 'is', null)
    .where('project.companyId', '=', companyId)
    .selectAll('project');
  return sql`
    select 'WITNESS_OPENING', project.id, null::text, project_name, project_code, officer.name, null::text, amount,
      coalesce(project.waiting_since, project.update_time), null::timestamptz
    from (${found}) as project
    join ${lastRound} on round.witness_needed and round.prices_open_time is null
    join ${judged(userId)} on round.documents_open_time is null or (not quotes.waits and quotes.has_choice)
    join app_user as officer on officer.company_id = project.company_id and officer.id = project.officer_id
    where ${mayWitness}::boolean and applicant_id <> ${userId} and officer_id <> ${userId} and not ${witnessed}`;
}
