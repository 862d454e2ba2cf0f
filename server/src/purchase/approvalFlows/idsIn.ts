import type { FlowCondition, FlowNode } from '#platform/db/tables/approvalFlows.ts';

/** What a flow names, each once. */
export function idsIn(conditions: readonly FlowCondition[], nodes: readonly FlowNode[]) {
  const all = [...conditions, ...nodes.flatMap(({ when }) => when ?? [])];
  const once = (ids: readonly string[]) => [...new Set(ids)];
  return {
    userIds: once(nodes.flatMap((node) => (node.kind === 'USERS' ? node.userIds : []))),
    roleCodes: once(nodes.flatMap((node) => (node.kind === 'ROLE' ? [node.roleCode] : []))),
    deptIds: once([
      ...all.flatMap(({ deptIds = [] }) => deptIds),
      ...nodes.flatMap((node) => (node.kind === 'ROLE' && node.where === 'FIXED_DEPT' ? [node.deptId] : [])),
    ]),
    categoryIds: once(all.flatMap(({ categoryIds = [] }) => categoryIds)),
    patternIds: once(all.flatMap(({ patternIds = [] }) => patternIds)),
  };
}
