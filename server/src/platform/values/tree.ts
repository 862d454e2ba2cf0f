/** A row with the id of its parent, which is null at the top. */
interface Row {
  id: string;
  parentId: string | null;
}

/**
 * Builds a tree of rows. Siblings keep their order; rows whose parent is missing are left out.
 * @param toNode makes the node of a row from the nodes of its children
 * @param above the parents of the roots
 */
export function treeOf<R extends Row, Node>(
  rows: R[],
  toNode: (row: R, children: Node[]) => Node,
  above: (string | null)[] = [null],
): Node[] {
  const byParent = Map.groupBy(rows, ({ parentId }) => parentId);
  const below = (parentId: string | null): Node[] => (byParent.get(parentId) ?? []).map((row) => toNode(row, below(row.id)));
  return above.flatMap(below);
}

/** Returns the ids and those of all their ancestors. */
export function withRowsAbove(rows: Row[], ids: Iterable<string>): Set<string> {
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  return idsAbove((id) => parentOf.get(id), ids);
}

/** Returns the ids and those of all their ancestors, of rows whose parents are known. */
export function idsAbove(parentOf: (id: string) => string | null | undefined, ids: Iterable<string>): Set<string> {
  const found = new Set<string>();
  for (let id of ids as Iterable<string | null | undefined>) {
    for (; id && !found.has(id); id = parentOf(id)) found.add(id);
  }
  return found;
}
