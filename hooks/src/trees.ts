/** A node of a tree. It may have any other fields. */
export interface TreeNode {
  id: string;
  /** Whether the node only groups others. It counts as ticked when the nodes below it are. */
  isGroup?: boolean;
  children: readonly this[];
}

/** Whether all, some or none of a node is ticked. */
export type TickState = 'checked' | 'mixed' | 'unchecked';

/** Returns the nodes and everything below them. */
function all<N extends TreeNode>(nodes: readonly N[]): N[] {
  return nodes.flatMap((node) => [node, ...all<N>(node.children)]);
}

/**
 * Returns whether a node is ticked with everything below it (`checked`), with some of it (`mixed`), or not at all (`unchecked`).
 * Groups do not count, except empty ones, which could not be ticked otherwise.
 */
export function tickStateOf(node: TreeNode, ticked: ReadonlySet<string>): TickState {
  const things = all([node]).filter(({ isGroup, children }) => !isGroup || children.length === 0);
  const count = things.filter(({ id }) => ticked.has(id)).length;
  return count === 0 ? 'unchecked' : count === things.length ? 'checked' : 'mixed';
}

/**
 * Ticks a node with everything below it, or unticks all of it if all of it is ticked. Ancestors follow: ticking a node also ticks
 * the page and the groups above it; unticking the last node unticks its group, but not its page.
 *
 * @returns the ids that are ticked afterwards. Ids outside the tree are kept
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

/** Returns every id of the tree. */
export function treeIds(roots: readonly TreeNode[]): string[] {
  return all(roots).map(({ id }) => id);
}

/** Returns the matching nodes with everything below them and their ancestors. */
export function filterTree<N extends TreeNode>(nodes: readonly N[], matches: (node: N) => boolean): N[] {
  return nodes.flatMap((node) => {
    if (matches(node)) return [node];
    const children = filterTree<N>(node.children, matches);
    return children.length > 0 ? [{ ...node, children }] : [];
  });
}

/** A visible node and its position. */
export interface TreeRow<N extends TreeNode> {
  node: N;
  parent: N | null;
  /** Depth of the node. Roots have level 1. */
  level: number;
  /** Position among its siblings, from 1. */
  position: number;
  /** Number of siblings, including the node itself. */
  siblings: number;
}

/** Returns the visible nodes of a tree, from top to bottom. */
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
