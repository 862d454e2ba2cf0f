import { type Kysely, sql } from 'kysely';

/** Quotes that were judged not to comply are void, as their suppliers were told, and say why. Who has to open a closed round is reminded of it. */
export async function up(db: Kysely<unknown>): Promise<void> {
  await sql`
    update bid_quote as quote
    set void_reason = left('技术部分不符合采购需求。' || coalesce((
      select string_agg(judgement.reason, '；' order by judgement.time) from bid_judgement as judgement
      where judgement.company_id = quote.company_id and judgement.quote_id = quote.id
        and judgement.stage = 'COMPLIANCE' and judgement.result = 'FAIL'), ''), 500)
    where quote.compliant = false and quote.void_reason is null and exists (
      select from bid_participant as participant
      join bid_round as round on round.company_id = participant.company_id and round.id = participant.round_id
      where participant.company_id = quote.company_id and participant.id = quote.participant_id
        and round.prices_open_time is not null)
  `.execute(db);
  await sql`
    insert into due_event (company_id, kind, subject_id, due_at, try_at)
    select project.company_id, 'BIDDING_OVERDUE', project.id, now(), now() from project
    join lateral (select automatic from bid_round where company_id = project.company_id and project_id = project.id
      order by round_no desc limit 1) as round on not round.automatic
    where project.status = 'OPENING' and project.suspend_time is null
    on conflict do nothing
  `.execute(db);
}
