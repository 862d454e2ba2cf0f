/** A row that names the row above it; null at the top. */
interface Row {
  id: string;
  parentId: string | null;
}

/**
 * Makes a tree of rows, which keep their order among siblings. Rows below one that is not there are left out.
 * @param toNode makes the node of a row from those below it
 * @param above what the roots stand below
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

/** The ids and those of all rows above them. */
export function withRowsAbove(rows: Row[], ids: Iterable<string>): Set<string> {
  const parentOf = new Map(rows.map(({ id, parentId }) => [id, parentId]));
  const found = new Set<string>();
  for (let id of ids as Iterable<string | null | undefined>) {
    for (; id && !found.has(id); id = parentOf.get(id)) found.add(id);
  }
  return found;
}
