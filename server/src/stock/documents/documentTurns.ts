import { sql } from 'kysely';
import { isAmong, plainTurn, type Turn, type TurnSource } from '#flow/turns/public.ts';
import { needsSecond } from './stockDocumentFlow.ts';
import { hasHazardousLine } from './waitingDocuments.ts';

/** Documents of stores: keepers confirm them, and of what is written off or corrected somebody else than who drafted it. */
export const documentTurns: TurnSource = {
  async turnsOf(owners, db) {
    const found = await db
      .selectFrom('stockDocument as document')
      .innerJoin('warehouse', (join) =>
        join.onRef('warehouse.companyId', '=', 'document.companyId').onRef('warehouse.id', '=', 'document.warehouseId'),
      )
      .selectAll('document')
      .select(['warehouse.deptId', hasHazardousLine.as('hasHazardous')])
      .where(isAmong(owners, 'document'))
      .where('document.status', 'in', ['TO_CONFIRM', 'IN_TRANSIT'])
      .execute();
    return new Map(
      found.map((document): [string, Turn[]] => {
        const { id, docType, projectId, createTime: since, warehouseId, targetWarehouseId, deptId } = document;
        const step = docType === 'IN_ACCEPT' ? 'CONFIRM_ENTRY' : 'CONFIRM_DOCUMENT';
        const common = {
          ...plainTurn,
          step,
          recordId: id,
          projectId,
          since,
          operation: 'confirmStockDocument',
          anyOf: true,
        } as const;
        const ofKeepers = (holderId: string | null, except: string | null): Turn[] =>
          holderId === null ? [] : [{ ...common, holderKind: 'WAREHOUSE', holderId, exceptIds: except === null ? [] : [except] }];
        if (document.status === 'TO_CONFIRM' && needsSecond(document)) {
          const exceptIds = document.draftedById === null ? [] : [document.draftedById];
          const above: Turn = { ...common, holderKind: 'OPERATION', holderId: common.operation, deptId, exceptIds };
          return [id, [...ofKeepers(warehouseId, document.draftedById), above]];
        }
        if (document.status === 'TO_CONFIRM') return [id, ofKeepers(warehouseId, document.firstConfirmUserId)];
        return [id, ofKeepers(targetWarehouseId, document.hasHazardous ? document.firstConfirmUserId : document.sentById)];
      }),
    );
  },
  unfinished: sql`select company_id, id from stock_document where status in ('TO_CONFIRM', 'IN_TRANSIT')`,
};
