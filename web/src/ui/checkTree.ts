/** A node that can be ticked. A group is nothing by itself: it is ticked when what is below it is. */
export interface CheckNode {
  id: string;
  label: string;
  /** What kind of thing it is, e.g. "button". */
  note?: string;
  isGroup: boolean;
  children: CheckNode[];
}

export type CheckState = 'checked' | 'mixed' | 'unchecked';

function* below(node: CheckNode): Generator<CheckNode> {
  for (const child of node.children) {
    yield child;
    yield* below(child);
  }
}

/** The ids that count: also those of empty groups, which otherwise could not be ticked at all. */
function countable(node: CheckNode): string[] {
  const things = [node, ...below(node)].filter(({ isGroup, children }) => !isGroup || children.length === 0);
  return things.map(({ id }) => id);
}

/** Ticked with everything below it, with some of it, or not at all. */
export function stateOf(node: CheckNode, ticked: ReadonlySet<string>): CheckState {
  const ids = countable(node);
  const count = ids.filter((id) => ticked.has(id)).length;
  return count === 0 ? 'unchecked' : count === ids.length ? 'checked' : 'mixed';
}

/** The nodes from a root down to `id`, with it; empty when it is not there. */
function pathTo(roots: readonly CheckNode[], id: string): CheckNode[] {
  for (const node of roots) {
    if (node.id === id) return [node];
    const path = pathTo(node.children, id);
    if (path.length > 0) return [node, ...path];
  }
  return [];
}

/**
 * Ticks a node with everything below it, or unticks all that when all of it is ticked. What is above follows: a button needs its page
 * and a page its groups, so those are ticked along; a group that has nothing left is unticked, a page is not.
 */
export function toggle(roots: readonly CheckNode[], ticked: ReadonlySet<string>, id: string): Set<string> {
  const path = pathTo(roots, id);
  const node = path.at(-1);
  const next = new Set(ticked);
  if (!node) return next;

  const ids = [node, ...below(node)].map((each) => each.id);
  if (stateOf(node, ticked) === 'checked') {
    for (const each of ids) next.delete(each);
    for (const above of path.slice(0, -1).reverse()) {
      if (above.isGroup && above.children.every((child) => stateOf(child, next) === 'unchecked')) next.delete(above.id);
    }
  } else {
    for (const each of [...ids, ...path.map((above) => above.id)]) next.add(each);
  }
  return next;
}

/** Every id of the tree. */
export function allIds(roots: readonly CheckNode[]): string[] {
  return roots.flatMap((node) => [node, ...below(node)].map(({ id }) => id));
}

/** A node in sight and where it stands. */
export interface TreeRow {
  node: CheckNode;
  parent: CheckNode | null;
  /** From 1 at the roots. */
  level: number;
  /** From 1 among the nodes beside it. */
  position: number;
  siblings: number;
}

/** The nodes that are in sight, from top to bottom. */
export function visibleRows(
  nodes: readonly CheckNode[],
  expanded: ReadonlySet<string>,
  parent: CheckNode | null = null,
  level = 1,
): TreeRow[] {
  return nodes.flatMap((node, index) => [
    { node, parent, level, position: index + 1, siblings: nodes.length },
    ...(expanded.has(node.id) ? visibleRows(node.children, expanded, node, level + 1) : []),
  ]);
}
