import type { Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { movedAmountSql } from '#approval/movedAmount.ts';
import { isOwnTurn } from '#approval/ownTurns.ts';
import { type Panel, panel } from '#platform/panels/panel.ts';
import { arrivedWorthSql, passedWorthSql } from '../order/public.ts';
import { costSql, invoicedSql, openClaimSql, payableSql, turnJoinsSql, turnRecordSql, turnTitleSql } from '../records/public.ts';

/** The most rows that the home page shows. */
const shown = 6;

type Row = Schemas['TodoRow'];

interface Found {
  purchases: number;
  oldest: string | null;
  kinds: { kind: Row['kind']; count: number }[];
  rows: Row[];
}

const code = sql`coalesce(apply.apply_code, document.doc_code, case first.step when 'CONTRACT_SIGN' then contract.contract_code end,
  project.project_code)`;

/** Who asks, or with whom it is. */
const who = sql`case
  when first.owner_kind = 'SUPPLIER' then null
  when first.step = 'SHARED_APPLY' then apply.applicant_name
  when first.owner_kind in ('APPLY', 'DOCUMENT') then warehouse.warehouse_name
  when first.step in ('CONTRACT_DRAFT', 'CONTRACT_SIGN') then contract.party_b
  when first.step = 'WITNESS_OPENING' then officer.name
  when first.step in ('RESUBMIT', 'RECEIVE', 'INVOICE', 'PAY', 'REFUND', 'DELIVERY', 'REGISTER_OUTCOME', 'ANSWER_OBJECTION', 'ARCHIVE', 'ASSET_NUMBERS', 'REPORT')
    then nullif(project.payee_name, '')
  else applicant.name end`;

const note = sql`case first.step
  when 'RESUBMIT' then project.end_reason
  when 'RESUME' then project.suspend_reason
  when 'CONTRACT_DRAFT' then contract.reject_reason
  when 'DECIDE_AGAIN' then (select award.cancel_reason from bid_award as award where award.company_id = first.company_id
    and award.project_id = first.project_id and award.status = 'CANCELLED' order by award.decide_time desc, award.id desc limit 1)
  end`;

/** What a batch is worth, as its page says. */
const worthOf = (worth: typeof passedWorthSql) => sql`(select ${worth} from acceptance
  where acceptance.company_id = first.company_id and acceptance.id = first.record_id)`;

/** The money that the act is about. */
const amount = sql`case
  when first.owner_kind in ('SUPPLIER', 'APPLY') then null
  when first.owner_kind = 'DOCUMENT' then (select coalesce(sum(item.amount), 0.00) from stock_document_item as item
    where item.company_id = first.company_id and item.document_id = first.record_id)
  when first.step in ('APPROVE', 'WITNESS') then (select ${movedAmountSql} from approval_instance as instance
    where instance.company_id = first.company_id and instance.id = first.record_id)
  when first.step = 'INVOICE' then project.actual_amount - ${invoicedSql}
  when first.step = 'PAY' then ${payableSql}
  when first.step = 'REFUND' then ${openClaimSql}
  when first.step = 'CONTRACT_SIGN' then contract.amount
  when first.step = 'CONTRACT_DRAFT' then project.order_amount
  when first.step = 'ASSET_NUMBERS' then ${worthOf(passedWorthSql)}
  when first.step = 'DELIVERY' then project.order_amount - project.accepted_amount
  when first.step in ('ASSIGN_GROUP', 'SIGN_ACCEPTANCE', 'CONCLUDE') then ${worthOf(arrivedWorthSql)}
  when first.step in ('REPORT', 'ARCHIVE') then ${costSql}
  else project.amount end`;

/** A case has a place of its own. */
const instanceId = sql`case when first.step in ('APPROVE', 'WITNESS') then first.record_id end`;

/** What counts once. The numbers of assets are recorded on the page of their batch, but count with the invoice of the purchase. */
const page = sql`case turn.step when 'ASSET_NUMBERS' then turn.owner_id else turn.record_id end`;

/** What waits for the caller: what is overdue, then the oldest first, suppliers behind purchases. Of several steps on one page the first counts. */
export const homeTodo: Panel<Schemas['HomeTodo']> = panel(
  async (context) => sql<Found>`(
    with own as (
      select distinct on (turn.company_id, turn.owner_id, ${page}) turn.*,
        coalesce(turn.until_time <= ${context.now}, false) as overdue
      from turn where ${await isOwnTurn(context)}
      order by turn.company_id, turn.owner_id, ${page}, turn.until_time, turn.since, turn.step),
    first as (select * from own order by overdue desc, owner_kind = 'SUPPLIER', since, record_id limit ${sql.lit(shown)})
    select json_build_object(
      'purchases', (select count(distinct project_id) from own),
      'oldest', (select min(since) from own),
      'kinds', (select coalesce(json_agg(json_build_object('kind', step, 'count', count) order by step), '[]')
        from (select step, count(*) as count from own group by step) as counted),
      'rows', (select coalesce(json_agg(json_build_object('kind', first.step, 'projectId', first.project_id,
          'instanceId', ${instanceId}, 'recordId', ${turnRecordSql}, 'title', ${turnTitleSql}, 'code', ${code}, 'who', ${who},
          'note', ${note}, 'amount', (${amount})::text, 'since', first.since, 'deadline', first.until_time, 'overdue', first.overdue)
          order by first.overdue desc, first.owner_kind = 'SUPPLIER', first.since, first.record_id), '[]')
        from first ${turnJoinsSql})))`,
  ({ purchases, oldest, kinds, rows }) => ({
    count: kinds.reduce((sum, { count }) => sum + count, 0),
    purchases,
    oldest: oldest === null ? null : isoTime(new Date(oldest)),
    kinds,
    rows: rows.map((row) => ({
      ...row,
      since: isoTime(new Date(row.since)),
      deadline: row.deadline === null ? null : isoTime(new Date(row.deadline)),
    })),
  }),
);
