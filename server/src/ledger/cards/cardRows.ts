import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { dayOf, isoTime } from '@campus-procurement/sdk/time';
import type { Reader } from '#platform/context/context.ts';
import type { FoundCards } from './visibleCards.ts';

/** Selects cards with all columns that the API shows. */
export function cardRows(cards: FoundCards) {
  return cards
    .innerJoin('appUser as owner', (join) =>
      join.onRef('owner.companyId', '=', 'card.companyId').onRef('owner.id', '=', 'card.ownerId'),
    )
    .innerJoin('dept', (join) => join.onRef('dept.companyId', '=', 'card.companyId').onRef('dept.id', '=', 'card.deptId'))
    .innerJoin('company', 'company.id', 'card.companyId')
    .select(['card.id', 'card.cardNo', 'card.cardName', 'card.fundType', 'card.ownerId', 'owner.name as ownerName'])
    .select(['card.deptId', 'dept.deptName', 'card.totalAmount', 'card.frozenAmount', 'card.occupiedAmount'])
    .select(['card.paidAmount', 'card.availableAmount'])
    .select([
      'card.validFrom',
      'card.validTo',
      'card.status',
      'card.source',
      'card.isUsed',
      'card.companyId',
      'company.companyName',
    ])
    .select(['card.version', 'card.createTime', 'card.createByName', 'card.updateTime', 'card.updateByName'])
    .select((eb) =>
      eb
        .selectFrom('expenditureUser as lent')
        .select((count) => count.fn.countAll<number>().as('count'))
        .whereRef('lent.companyId', '=', 'card.companyId')
        .whereRef('lent.expenditureId', '=', 'card.id')
        .$asScalar()
        .$notNull()
        .as('authorizedUserCount'),
    );
}

type CardRow = Awaited<ReturnType<ReturnType<typeof cardRows>['executeTakeFirstOrThrow']>>;

/** Returns a card as the API shows it, with the caller's allowed actions. @param can from `permitted` */
export function toCard(row: CardRow, can: (id: OperationId) => boolean, context: Reader): Schemas['Expenditure'] {
  const { isUsed, ...card } = row;
  const today = dayOf(context.now);
  const isExpired = row.validTo !== null && row.validTo < today;
  const isValid = row.status === 'ENABLED' && !isExpired && (row.validFrom === null || row.validFrom <= today);
  // With data scope SELF, users can see cards lent to them, but not change them.
  const isLent = context.role.dataScope === 'SELF' && row.ownerId !== context.session.userId;
  const actions: [Schemas['Expenditure']['allowedActions'][number], OperationId, boolean][] = [
    ['EDIT', 'updateExpenditure', row.source === 'LOCAL'],
    ['AUTHORIZE', 'authorizeExpenditureUsers', true],
    ['VIEW_LEDGER', 'queryExpenditureFlowPage', true],
    ['FREEZE', 'freezeExpenditure', isValid && Number(row.availableAmount) > 0],
    ['UNFREEZE', 'unfreezeExpenditure', Number(row.frozenAmount) > 0],
    ['ENABLE', 'updateExpenditure', row.status === 'DISABLED'],
    ['DISABLE', 'updateExpenditure', row.status === 'ENABLED'],
    ['DELETE', 'deleteExpenditure', !isUsed && row.source === 'LOCAL'],
  ];
  return {
    ...card,
    expired: isExpired,
    createTime: isoTime(row.createTime),
    updateTime: isoTime(row.updateTime),
    allowedActions: isLent ? [] : actions.filter(([, id, isPossible]) => isPossible && can(id)).map(([action]) => action),
  };
}
