import { useState } from 'react';
import { filterTree, type TreeNode, type TreeRow, treeIds, visibleRows } from './trees.ts';

/** A tree that opens, closes and is looked through. */
export interface Tree<N extends TreeNode> {
  /** What is in sight, from top to bottom. */
  rows: TreeRow<N>[];
  isExpanded: (id: string) => boolean;
  setExpanded: (id: string, isExpanded: boolean) => void;
  expandAll: () => void;
  collapseAll: () => void;
}

/**
 * Which nodes of a tree are in sight: at first the roots and what is directly below them. While something is looked for, all that
 * leads to it is open.
 *
 * @param matches what is looked for; null = nothing
 * @example
 * const { rows, setExpanded } = useTree(departments, typed === '' ? null : (dept) => dept.label.includes(typed));
 * rows.map(({ node, level }) => '  '.repeat(level - 1) + node.label);
 */
export function useTree<N extends TreeNode>(roots: readonly N[], matches: ((node: N) => boolean) | null = null): Tree<N> {
  const [chosen, expand] = useState<ReadonlySet<string>>(() => new Set(roots.map(({ id }) => id)));
  const shown = matches ? filterTree(roots, matches) : roots;
  const expanded = matches ? new Set(treeIds(shown)) : chosen;
  return {
    rows: visibleRows(shown, expanded),
    isExpanded: (id) => expanded.has(id),
    setExpanded: (id, isExpanded) => expand((ids) => new Set(isExpanded ? [...ids, id] : [...ids].filter((each) => each !== id))),
    expandAll: () => expand(new Set(treeIds(roots))),
    collapseAll: () => expand(new Set()),
  };
}
