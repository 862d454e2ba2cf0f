import { sql } from 'kysely';
import { isAmong, plainTurn, type Turn, type TurnSource } from '#flow/turns/public.ts';
import { firstApproverSql } from './reviewRecords.ts';

/** Suppliers that wait for their review; where two are needed, the second is another person than the first. */
export const supplierTurns: TurnSource = {
  async turnsOf(owners, db) {
    const found = await db
      .selectFrom('supplier')
      .select(['id', 'submitTime', 'updateTime'])
      .select(firstApproverSql.as('firstApproverId'))
      .where(isAmong(owners, 'supplier'))
      .where('status', '=', 'PENDING')
      .execute();
    return new Map(
      found.map(({ id, submitTime, updateTime, firstApproverId }): [string, Turn[]] => [
        id,
        [
          {
            ...plainTurn,
            step: 'SUPPLIER_REVIEW',
            operation: 'auditCompany',
            recordId: id,
            holderKind: 'OPERATION',
            holderId: 'auditCompany',
            exceptIds: firstApproverId === null ? [] : [firstApproverId],
            anyOf: true,
            since: submitTime ?? updateTime,
          },
        ],
      ]),
    );
  },
  unfinished: sql`select company_id, id from supplier where status = 'PENDING'`,
};
