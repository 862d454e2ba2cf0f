import { pathOf, type WrittenDept } from '#platform/imports/writtenDepts.ts';

/** What a row says of a department and of the one above it. */
export interface WrittenPlace {
  id: string;
  deptName: string;
  deptCode: string;
  /** Code or path of the department above it; empty for one directly below the school. */
  parent: string;
}

/** A department that has others below it. */
export type Above = Pick<WrittenDept, 'id' | 'deptName' | 'deptType'>;

/** The department above a row, or the rule that the row breaks. What is below a row without a place has neither. */
export interface Place {
  above: Above | null;
  rule?: 'exists' | 'cycle' | 'level';
}

/**
 * Finds the department above each row, among those of the school and the rows themselves. Each round places the rows whose parents had a
 * place before it, so the result does not depend on the order of the rows.
 * @param root the school
 * @param known the departments of the school by code and path
 * @returns the places by the ids of the rows
 */
export function placedRows(rows: WrittenPlace[], root: Above, known: ReadonlyMap<string, Above>): Map<string, Place> {
  const byCode = new Map(rows.map((row) => [row.deptCode, row]));
  byCode.delete('');
  const places = new Map<string, Place>();
  const placed = new Map<string, Above>();
  const byPath = new Map<string, Above>(known);
  const pathsOf = Map.groupBy(known, ([, { id }]) => id);

  function meant({ parent }: WrittenPlace): Above | undefined {
    const text = pathOf(parent);
    if (text === '') return root;
    const coded = byCode.get(text);
    // A code wins over a path, also where its row comes later.
    return coded ? placed.get(coded.id) : byPath.get(text);
  }

  for (let rest = rows; rest.length > 0; ) {
    const found = rest.flatMap((row) => {
      const above = meant(row);
      return above ? [{ row, above }] : [];
    });
    if (found.length === 0) break;
    for (const { row, above } of found) {
      const own = { id: row.id, deptName: row.deptName, deptType: above.deptType + 1 };
      const starts = (pathsOf.get(above.id) ?? []).map(([path]) => `${path}/`);
      const paths = (above === root ? ['', ...starts] : starts).map((start) => start + pathOf(row.deptName));
      pathsOf.set(
        row.id,
        paths.map((path) => [path, own]),
      );
      for (const path of paths) if (!byPath.has(path)) byPath.set(path, own);
      placed.set(row.id, own);
      places.set(row.id, above.deptType > 1 ? { above, rule: 'level' } : { above });
    }
    rest = rest.filter(({ id }) => !places.has(id));
  }

  const next = ({ parent }: WrittenPlace) => byCode.get(pathOf(parent));
  for (const row of rows.filter(({ id }) => !places.has(id))) {
    if (!next(row)) places.set(row.id, { above: null, rule: 'exists' });
    else if (isBelowItself(row, next)) places.set(row.id, { above: null, rule: 'cycle' });
  }
  return places;
}

function isBelowItself(row: WrittenPlace, next: (row: WrittenPlace) => WrittenPlace | undefined): boolean {
  const seen = new Set<WrittenPlace>();
  for (let at = next(row); at && !seen.has(at); at = next(at)) {
    if (at === row) return true;
    seen.add(at);
  }
  return false;
}
