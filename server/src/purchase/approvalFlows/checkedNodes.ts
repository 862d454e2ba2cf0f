import type { Schemas } from '@campus-procurement/sdk';
import { compareMoney } from '@campus-procurement/sdk/money';
import type { Context } from '#platform/context/context.ts';
import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';
import { type BrokenRule, invalid } from '#platform/failure/failure.ts';
import { idsIn } from './idsIn.ts';

interface Sent {
  conditions: FlowCondition;
  nodes: readonly Schemas['ApprovalNode'][];
}

/** What only some nodes have. */
const parts = ['roleCode', 'where', 'deptId', 'userIds'] as const;

/** Returns the nodes as they are stored. @param at where in the request they are @throws Failure `invalid` */
export async function checkedNodes({ conditions, nodes }: Sent, context: Context, at = ''): Promise<FlowNode[]> {
  const faults = [
    ...rangeFaults(conditions, `${at}conditions`),
    ...nodes.flatMap((node, index) => [
      ...partFaults(node, `${at}nodes.${index}`),
      ...rangeFaults(node.when ?? {}, `${at}nodes.${index}.when`),
    ]),
  ];
  if (faults.length > 0) throw invalid(...faults);
  // Each has what its kind needs, and nothing else.
  const checked = nodes as FlowNode[];
  const unknown = await unknownIds(conditions, checked, context);
  const missing = [
    ...unknownIn(conditions, `${at}conditions`, unknown),
    ...checked.flatMap((node, index) => {
      const place = `${at}nodes.${index}`;
      return [
        ...unknownIn(node.when ?? {}, `${place}.when`, unknown),
        ...(node.kind === 'USERS' ? faultsOf(node.userIds, `${place}.userIds`, unknown) : []),
        ...(node.kind === 'ROLE' && unknown.has(node.roleCode) ? [{ field: `${place}.roleCode`, rule: 'exists' }] : []),
        ...(node.kind === 'ROLE' && node.where === 'FIXED_DEPT' && unknown.has(node.deptId)
          ? [{ field: `${place}.deptId`, rule: 'exists' }]
          : []),
      ];
    }),
  ];
  if (missing.length > 0) throw invalid(...missing);
  return checked;
}

function rangeFaults({ amountFrom, amountBelow }: FlowCondition, place: string): BrokenRule[] {
  const isEmpty = amountFrom !== undefined && amountBelow !== undefined && compareMoney(amountBelow, amountFrom) <= 0;
  return isEmpty ? [{ field: `${place}.amountBelow`, rule: 'range' }] : [];
}

function partFaults(node: Schemas['ApprovalNode'], place: string): BrokenRule[] {
  const needed = { CARD_OWNER: [], CATEGORY_MANAGER: [], USERS: ['userIds'], ROLE: ['roleCode', 'where'] }[
    node.kind
  ] as (typeof parts)[number][];
  if (node.where === 'FIXED_DEPT') needed.push('deptId');
  return parts.flatMap((part) => {
    if (needed.includes(part) === (node[part] !== undefined)) return [];
    return [{ field: `${place}.${part}`, rule: needed.includes(part) ? 'required' : 'contradiction' }];
  });
}

function unknownIn({ deptIds, categoryIds, patternIds }: FlowCondition, place: string, unknown: ReadonlySet<string>) {
  return Object.entries({ deptIds, categoryIds, patternIds }).flatMap(([part, ids]) =>
    faultsOf(ids ?? [], `${place}.${part}`, unknown),
  );
}

function faultsOf(ids: readonly string[], place: string, unknown: ReadonlySet<string>): BrokenRule[] {
  return ids.flatMap((id, index) => (unknown.has(id) ? [{ field: `${place}.${index}`, rule: 'exists' }] : []));
}

/** What a flow names and the school does not have, or not any more. */
async function unknownIds(conditions: FlowCondition, nodes: readonly FlowNode[], { db, session }: Context): Promise<Set<string>> {
  const { companyId } = session;
  const { userIds, roleCodes, deptIds, categoryIds, patternIds } = idsIn([conditions], nodes);
  const users = db
    .selectFrom('appUser')
    .select('id')
    .where((eb) => eb.and({ companyId, status: 'ENABLED' }))
    .where('userType', '<>', 'SUPPLIER');
  const roles = db
    .selectFrom('role')
    .select('roleCode as id')
    .where('companyId', 'in', ['0', companyId])
    .where('status', '=', 'ENABLED');
  const depts = db.selectFrom('dept').select('id').where('companyId', '=', companyId);
  const categories = db.selectFrom('goodsCategory').select('id').where('companyId', 'in', ['0', companyId]);
  const patterns = db.selectFrom('purchasingCategory').select('id').where('companyId', '=', companyId);
  const known = [
    ...(userIds.length > 0 ? await users.where('id', 'in', userIds).execute() : []),
    ...(roleCodes.length > 0 ? await roles.where('roleCode', 'in', roleCodes).execute() : []),
    ...(deptIds.length > 0 ? await depts.where('id', 'in', deptIds).execute() : []),
    ...(categoryIds.length > 0 ? await categories.where('id', 'in', categoryIds).execute() : []),
    ...(patternIds.length > 0 ? await patterns.where('id', 'in', patternIds).execute() : []),
  ];
  const found = new Set(known.map(({ id }) => id));
  return new Set([userIds, roleCodes, deptIds, categoryIds, patternIds].flat().filter((id) => !found.has(id)));
}
