import type { Input, Output } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { invalid } from '#platform/failure/failure.ts';
import { type ImportFields, insertRows, judgeRows } from '#platform/imports/importRows.ts';
import { trimmed } from '#platform/imports/readRow.ts';
import { deptsByText, enabledDepts } from '#platform/imports/writtenDepts.ts';
import { usersByAccount } from '#platform/imports/writtenUsers.ts';
import { madeBy } from '#platform/records/changed.ts';
import { dictEntriesFor } from '#settings/dictionary/public.ts';
import { type DeptRow, mostChildren, readDeptRow } from './importRows.ts';
import { placedRows } from './placedRows.ts';

type Result = Output<'importDepts'>;

/** Creates the departments of all rows, or of none. */
export async function importDepts({ body }: Input<'importDepts'>, context: Context): Promise<Result> {
  const { companyId = context.session.companyId, dryRun = false } = body;
  const rows = await readRows(body.rows, companyId, context);
  const kind = deptFields(companyId, context);
  const { right, found } = await judgeRows(rows, kind, dryRun, context);
  if (dryRun) return { depts: shown(right), ...found };

  // A department must be there before those below it.
  for (const level of [1, 2]) {
    const made = rows.flatMap((row) => {
      if (!row.above || row.above.deptType + 1 !== level) return [];
      const place = { companyId, id: row.id, parentId: row.above.id, deptType: level, status: 'ENABLED' as const };
      return [{ row, values: { ...row.dept, ...place, ...madeBy(context) } }];
    });
    await insertRows(made, kind, (some) =>
      context.db
        .insertInto('dept')
        .values(some)
        .onConflict((conflict) => conflict.doNothing())
        .returning('id')
        .execute(),
    );
  }
  // As after an import of users.
  if (rows.length >= 100) await sql`analyze dept`.execute(context.db);
  return { depts: shown(rows), ...found };
}

/** Reads the rows, after the department above each has been found. */
async function readRows(written: Input<'importDepts'>['body']['rows'], companyId: string, context: Context): Promise<DeptRow[]> {
  const depts = await enabledDepts(companyId, context);
  const root = depts.find(({ parentId }) => parentId === null);
  if (!root) throw invalid({ field: 'companyId', rule: 'exists' });
  const texts = written.map((row) => ({ id: newId(), parent: '', ...trimmed(row) }));
  const places = placedRows(texts, root, deptsByText(depts));
  const choices = {
    leaders: await usersByAccount(
      texts.map(({ leader }) => leader),
      companyId,
      context,
    ),
    campuses: await dictEntriesFor(context.db, companyId, 'campus'),
  };
  const stored = await context.db.selectFrom('dept').select('parentId').where('companyId', '=', companyId).execute();
  const parents = [...stored.map(({ parentId }) => parentId), ...[...places.values()].map(({ above }) => above?.id)];
  const siblings = Map.groupBy(parents, String);
  return texts.map(({ id, parent: _, ...row }, index) => {
    const { above, rule } = places.get(id) ?? { above: null };
    const isFull = above && (siblings.get(above.id)?.length ?? 0) > mostChildren;
    return readDeptRow(row, index, { id, above, rule: rule ?? (isFull ? 'maxItems' : undefined) }, choices);
  });
}

function shown(rows: DeptRow[]): Result['depts'] {
  return rows.flatMap(({ row, above, dept: { deptName, deptCode } }) => {
    if (!above) return [];
    const deptType = above.deptType === 0 ? (1 as const) : (2 as const);
    return [{ row, deptName, deptCode, deptType, parentName: above.deptName }];
  });
}

/** The fields in the order of the table's columns. Codes are unique within the school, names below the same parent. */
function deptFields(companyId: string, { db }: Context): ImportFields<DeptRow> {
  const stored = db.selectFrom('dept').where('companyId', '=', companyId);
  const nameBelow = (parentId: string | null, deptName: string) => JSON.stringify([parentId, deptName]);
  return {
    fields: ['deptName', 'deptCode', 'parent', 'leader', 'phone', 'campus', 'sort'],
    unique: [
      {
        field: 'deptName',
        valueIn: ({ above, dept: { deptName } }) => (above && deptName !== '' ? nameBelow(above.id, deptName) : null),
        takenOf: async () => {
          const depts = await stored.select(['parentId', 'deptName']).execute();
          return depts.map(({ parentId, deptName }) => nameBelow(parentId, deptName));
        },
      },
      {
        field: 'deptCode',
        valueIn: ({ dept }) => dept.deptCode.toLowerCase() || null,
        takenOf: async () => (await stored.select('deptCode').execute()).map(({ deptCode }) => deptCode.toLowerCase()),
      },
    ],
  };
}
