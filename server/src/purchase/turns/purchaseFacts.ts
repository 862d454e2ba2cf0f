import type { Schemas } from '@campus-procurement/sdk';
import { type Kysely, sql } from 'kysely';
import { statesWith } from '#flow/purchaseStates.ts';
import { isAmong, type TurnOwner } from '#flow/turns/public.ts';
import type { Tables } from '#platform/db/tables.ts';
import { hasOpenLinesSql, invoicedSql, pendingAmountSql } from '../records/public.ts';

/** An open task of a case. In JSON of the database times are texts. */
interface OpenTask {
  instanceId: string;
  bizType: Schemas['ApprovalBizType'];
  /** Null for a seat that nobody has. */
  userId: string | null;
  mode: 'ANY' | 'ALL';
  since: string | null;
  limitTime: string | null;
}

/** A batch that is drafted or being inspected, or whose assets lack numbers. */
interface OpenBatch {
  id: string;
  status: 'DRAFT' | 'ASSIGNING' | 'INSPECTING' | 'PASSED' | 'PARTIAL';
  updateTime: string;
  members: { userId: string; isLeader: boolean; isSigned: boolean }[];
}

/** The last round of a bidding. What is sealed is not looked at. */
interface LastRound {
  documentsOpen: boolean;
  pricesOpen: boolean;
  automatic: boolean;
  /** The next opening needs a witness and has none. */
  lacksWitness: boolean;
  /** The last quote of each bidder; none before the technical parts are open. */
  quotes: {
    isUnjudged: boolean;
    isEligible: boolean;
    /** It is the lowest and unusually low, and its supplier has not said why. */
    isUnexplained: boolean;
    judges: string[];
  }[];
}

const tasks = sql<OpenTask[]>`(select coalesce(json_agg(json_build_object('instanceId', instance.id, 'bizType', instance.biz_type,
    'userId', task.user_id, 'mode', task.mode, 'since', task.since, 'limitTime', task.limit_time) order by task.id), '[]')
  from approval_instance as instance
  join approval_task as task on task.company_id = instance.company_id and task.instance_id = instance.id
  where instance.company_id = project.company_id and instance.project_id = project.id and instance.status = 'RUNNING'
    and task.state = 'PENDING')`;

const contract = sql<{ id: string; status: Schemas['ContractStatus'] } | null>`(
  select json_build_object('id', contract.id, 'status', contract.status) from contract
  where contract.company_id = project.company_id and contract.project_id = project.id and contract.status <> 'CANCELLED')`;

const lacksNumbers = sql`exists (select from acceptance_item as item
  join order_line as line on line.company_id = item.company_id and line.project_id = acceptance.project_id and line.no = item.no
  join goods_category as category on category.company_id = line.category_company_id and category.id = line.category_id
  where item.company_id = acceptance.company_id and item.acceptance_id = acceptance.id and category.fixed_asset
    and floor(item.pass_quantity) > (select count(*) from asset_number as number where number.company_id = item.company_id
      and number.acceptance_id = item.acceptance_id and number.no = item.no))`;

const batches = sql<OpenBatch[]>`(select coalesce(json_agg(json_build_object('id', acceptance.id, 'status', acceptance.status,
    'updateTime', acceptance.update_time, 'members', (select coalesce(json_agg(json_build_object('userId', member.user_id,
        'isLeader', member.member_role = 'LEADER', 'isSigned', member.sign_time is not null) order by member.no), '[]')
      from acceptance_member as member
      where member.company_id = acceptance.company_id and member.acceptance_id = acceptance.id
        and member.replaced_by_name is null)) order by acceptance.batch_no), '[]')
  from acceptance where acceptance.company_id = project.company_id and acceptance.project_id = project.id
    and (acceptance.status in ('DRAFT', 'ASSIGNING', 'INSPECTING')
      or project.missing_asset_numbers > 0 and acceptance.status in ('PASSED', 'PARTIAL') and ${lacksNumbers}))`;

const quotes = sql`(select coalesce(json_agg(json_build_object(
    'isUnjudged', round.award_rule <> 'LOWEST_PRICE' and last.void_reason is null and last.compliant is null,
    'isEligible', last.void_reason is null and (round.award_rule = 'LOWEST_PRICE' or coalesce(last.compliant, false)),
    'isUnexplained', last.rank = 1 and last.abnormally_low and last.explanation is null,
    'judges', (select coalesce(json_agg(judgement.judge_id), '[]') from bid_judgement as judgement
      where judgement.company_id = last.company_id and judgement.quote_id = last.id and judgement.stage = 'COMPLIANCE'))
    order by last.id), '[]')
  from (select distinct on (quote.participant_id) quote.* from bid_quote as quote
    join bid_participant as participant on participant.company_id = quote.company_id and participant.id = quote.participant_id
    where participant.company_id = round.company_id and participant.round_id = round.id and round.documents_open_time is not null
    order by quote.participant_id, quote.quote_no desc) as last)`;

const round = sql<LastRound | null>`(select json_build_object('documentsOpen', round.documents_open_time is not null,
    'pricesOpen', round.prices_open_time is not null, 'automatic', round.automatic,
    'lacksWitness', round.witness_needed and round.prices_open_time is null and not exists (
      select from bid_witness as witness where witness.company_id = round.company_id and witness.round_id = round.id
        and witness.stage = case when round.documents_open_time is null then 'DOCUMENTS' else 'PRICES' end),
    'quotes', ${quotes})
  from bid_round as round where round.company_id = project.company_id and round.project_id = project.id
  order by round.round_no desc limit 1)`;

const isDecidedAgain = sql<boolean>`exists (select from bid_award as award where award.company_id = project.company_id
  and award.project_id = project.id and award.status = 'CANCELLED')`;

/** Reads what decides about whose turn it is in purchases that have not ended. */
export async function purchaseFacts(owners: readonly TurnOwner[], db: Kysely<Tables>) {
  return db
    .selectFrom('project')
    .selectAll('project')
    .select([tasks.as('tasks'), contract.as('contract'), batches.as('batches'), round.as('round')])
    .select([isDecidedAgain.as('isDecidedAgain'), invoicedSql.as('invoicedAmount'), pendingAmountSql.as('pendingAmount')])
    .select([hasOpenLinesSql.as('hasOpenLines')])
    .where(isAmong(owners, 'project'))
    .where('project.status', 'in', statesWith('isOpen'))
    .execute();
}

export type PurchaseFacts = Awaited<ReturnType<typeof purchaseFacts>>[number];
