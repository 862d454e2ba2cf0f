import { useState } from 'react';
import { filterTree, type TreeNode, type TreeRow, treeIds, visibleRows } from './trees.ts';

/** A tree that can be expanded, collapsed and searched. */
export interface Tree<N extends TreeNode> {
  /** Visible nodes, from top to bottom. */
  rows: TreeRow<N>[];
  isExpanded: (id: string) => boolean;
  setExpanded: (id: string, isExpanded: boolean) => void;
  expandAll: () => void;
  collapseAll: () => void;
}

/**
 * Manages which nodes of a tree are visible: at first the roots and their children. During a search, the ancestors of all matches
 * are expanded.
 *
 * @param matches returns whether a node matches the search; `null` = no search
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
