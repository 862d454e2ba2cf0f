/** A node of any tree; what else it has is the caller's. */
export interface TreeNode {
  id: string;
  /** A group is nothing by itself: it is ticked when what is below it is. */
  isGroup?: boolean;
  children: readonly this[];
}

export type TickState = 'checked' | 'mixed' | 'unchecked';

/** The nodes and everything below them. */
function all<N extends TreeNode>(nodes: readonly N[]): N[] {
  return nodes.flatMap((node) => [node, ...all<N>(node.children)]);
}

/**
 * Ticked with everything below it, with some of it, or not at all. Groups do not count, except for empty ones, which otherwise could not
 * be ticked at all.
 */
export function tickStateOf(node: TreeNode, ticked: ReadonlySet<string>): TickState {
  const things = all([node]).filter(({ isGroup, children }) => !isGroup || children.length === 0);
  const count = things.filter(({ id }) => ticked.has(id)).length;
  return count === 0 ? 'unchecked' : count === things.length ? 'checked' : 'mixed';
}

/**
 * Ticks a node with everything below it, or unticks all that when all of it is ticked. What is above follows: a button needs its page
 * and a page its groups, so those are ticked along; a group that has nothing left is unticked, a page is not.
 *
 * @returns the ids that are ticked then; those that are not in the tree stay
 * @example
 * toggleTick([{ id: 'page', children: [{ id: 'button', children: [] }] }], new Set(), 'button'); // Set { 'button', 'page' }
 */
export function toggleTick(roots: readonly TreeNode[], ticked: ReadonlySet<string>, id: string): Set<string> {
  const node = all(roots).find((each) => each.id === id);
  const above = all(roots).filter(({ children }) => treeIds(children).includes(id));
  const next = new Set(ticked);
  if (!node) return next;

  if (tickStateOf(node, ticked) === 'checked') {
    for (const each of treeIds([node])) next.delete(each);
    for (const group of above) if (group.isGroup && tickStateOf(group, next) === 'unchecked') next.delete(group.id);
  } else {
    for (const each of [...treeIds([node]), ...above.map((one) => one.id)]) next.add(each);
  }
  return next;
}

/** Every id of the tree. */
export function treeIds(roots: readonly TreeNode[]): string[] {
  return all(roots).map(({ id }) => id);
}

/** The nodes that match, with everything below them, and what leads to them. */
export function filterTree<N extends TreeNode>(nodes: readonly N[], matches: (node: N) => boolean): N[] {
  return nodes.flatMap((node) => {
    if (matches(node)) return [node];
    const children = filterTree<N>(node.children, matches);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** A node in sight and where it stands. */
export interface TreeRow<N extends TreeNode> {
  node: N;
  parent: N | null;
  /** From 1 at the roots. */
  level: number;
  /** From 1 among the nodes beside it. */
  position: number;
  siblings: number;
}

/** The nodes that are in sight, from top to bottom. */
export function visibleRows<N extends TreeNode>(
  nodes: readonly N[],
  expanded: ReadonlySet<string>,
  parent: N | null = null,
  level = 1,
): TreeRow<N>[] {
  return nodes.flatMap((node, index) => [
    { node, parent, level, position: index + 1, siblings: nodes.length },
    ...(expanded.has(node.id) ? visibleRows<N>(node.children, expanded, node, level + 1) : []),
  ]);
}
