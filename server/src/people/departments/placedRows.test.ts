import fc from 'fast-check';
import { expect, test } from 'vitest';
import { deptsByText } from '#platform/imports/writtenDepts.ts';
import { placedRows, type WrittenPlace } from './placedRows.ts';

const dept = (id: string, parentId: string | null, deptType: number) => ({
  id,
  parentId,
  deptName: `name ${id}`,
  deptCode: `code-${id}`,
  deptType,
});
const root = dept('school', null, 0);
const known = deptsByText([root, dept('college', 'school', 1), dept('lab', 'college', 2)]);

/** What a row may say of its parent: of the school, of the table, by code or by path, right or wrong. */
const parents = fc.oneof(
  fc.constantFrom('', 'code-school', 'code-college', 'name college', 'name college / name lab', 'none'),
  fc.nat(7).map((at) => `row-${at}`),
  fc.nat(7).map((at) => `Row ${at}`),
  fc.tuple(fc.nat(7), fc.nat(7)).map(([above, at]) => `Row ${above}/Row ${at}`),
);
const tables = fc
  .array(parents, { minLength: 1, maxLength: 8 })
  .map((written) =>
    written.map((parent, at): WrittenPlace => ({ id: `id-${at}`, deptName: `Row ${at}`, deptCode: `row-${at}`, parent })),
  );
const shuffled = tables.chain((rows) =>
  fc.tuple(fc.constant(rows), fc.shuffledSubarray(rows, { minLength: rows.length, maxLength: rows.length })),
);
const treeOf = (rows: WrittenPlace[]) =>
  Object.fromEntries([...placedRows(rows, root, known)].map(([id, { above, rule }]) => [id, { above: above?.id, rule }]));

test('a table gives the same tree in any order of its rows', () => {
  fc.assert(
    fc.property(shuffled, ([rows, others]) => {
      expect(treeOf(others)).toEqual(treeOf(rows));
    }),
  );
});

test('every row has a place, breaks a rule, or is below one that does', () => {
  fc.assert(
    fc.property(tables, (rows) => {
      const places = placedRows(rows, root, known);
      const byCode = new Map(rows.map((row) => [row.deptCode, row]));
      for (const row of rows) {
        let at: WrittenPlace | undefined = row;
        while (at && !places.has(at.id)) at = byCode.get(at.parent);
        expect(at).toBeDefined();
        const { above = null, rule } = places.get(row.id) ?? {};
        expect(above === null || above.deptType < 2 || rule === 'level').toBe(true);
      }
    }),
  );
});
