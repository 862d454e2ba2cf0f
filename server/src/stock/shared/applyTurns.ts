import { schoolOffset } from '@campus-procurement/sdk/time';
import { sql } from 'kysely';
import { isAmong, plainTurn, type Turn, type TurnSource } from '#flow/turns/public.ts';
import { appliesOf } from './sharedApplies.ts';

const open = ['PENDING', 'APPROVED', 'ISSUED', 'RECEIVED'] as const;

/** Requests for shared stock: decided by its owner or keeper, issued and taken back by the keeper, received by whoever asked. */
export const applyTurns: TurnSource = {
  async turnsOf(owners, db) {
    const found = await appliesOf({ db })
      .selectAll('apply')
      .select(['stock.warehouseId', 'stock.ownerDeptId'])
      .where(isAmong(owners, 'apply'))
      .where('apply.status', 'in', open)
      .execute();
    return new Map(
      found.map((apply): [string, Turn[]] => {
        const { id: recordId, status, applicantId, warehouseId, ownerDeptId, updateTime: since, expectReturnDate } = apply;
        const exceptIds = [applicantId];
        const common = { ...plainTurn, recordId, since, exceptIds, anyOf: true, step: 'SHARED_APPLY' as const };
        const ofKeepers = (operation: Turn['operation']): Turn => {
          return { ...common, operation, holderKind: 'WAREHOUSE', holderId: warehouseId };
        };
        if (status === 'PENDING') {
          const operation = 'decideSharedApply';
          const ofOwner: Turn = { ...common, operation, holderKind: 'OPERATION', holderId: operation, deptId: ownerDeptId };
          return [recordId, [ofKeepers(operation), ofOwner]];
        }
        if (status === 'APPROVED') return [recordId, [ofKeepers('issueSharedApply')]];
        const receipt: Turn = {
          ...plainTurn,
          recordId,
          since: apply.issueTime ?? since,
          step: 'SHARED_RECEIPT',
          operation: 'receiveSharedApply',
          holderKind: 'USER',
          holderId: applicantId,
        };
        const received = status === 'ISSUED' ? [receipt] : [];
        if (expectReturnDate === null) return [recordId, received];
        const untilTime = new Date(`${expectReturnDate}T00:00:00${schoolOffset}`);
        // What is lent waits for the keeper from its day on; it may come back before.
        return [recordId, [...received, { ...ofKeepers('returnSharedApply'), fromTime: untilTime, untilTime }]];
      }),
    );
  },
  unfinished: sql`select company_id, id from shared_apply where status in (${sql.join(open.map(sql.lit))})`,
};
