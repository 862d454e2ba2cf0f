import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { madeBy } from '#platform/records/changed.ts';
import { progressNodes, purchasingPreset } from '#reference/purchasingPreset.ts';
import { knownSchool, lockConfiguration } from './school.ts';

/** Gives a school that has no purchasing configuration the usual one, to be changed like any other. */
export async function adoptPurchasingPreset(
  { body }: Input<'adoptPurchasingPreset'>,
  context: Context,
): Promise<Output<'adoptPurchasingPreset'>> {
  const { db } = context;
  const companyId = await knownSchool(body?.companyId, context);
  await lockConfiguration(companyId, context);
  if (await isConfigured(companyId, context)) throw new Failure('wrongState');
  const made = { companyId, ...madeBy(context) };
  const ways = Object.entries(purchasingPreset.ways).map(([key, way]) => ({ key, way, id: newId() }));
  const executions = ways.map(({ id, way: { rules, between: _, ...fields } }) => {
    return { ...made, id, ...fields, contractThreshold: null, bidConfig: rules && JSON.stringify(rules) };
  });
  const progress = ways.flatMap(({ id: executionId, way: { between } }) =>
    progressNodes(between).map((node) => ({ companyId, id: newId(), executionId, ...node })),
  );
  const categories = purchasingPreset.categories.map((category) => ({ category, id: newId() }));
  await db.insertInto('purchasingExecution').values(executions).execute();
  await db.insertInto('purchasingProgress').values(progress).execute();
  const rows = categories.map(({ id, category: { ways: _, ...fields } }, index) => ({
    ...made,
    id,
    ...fields,
    sort: (index + 1) * 10,
  }));
  await db.insertInto('purchasingCategory').values(rows).execute();
  const ids = new Map(ways.map(({ key, id }) => [key, id]));
  const links = categories.flatMap(({ id: categoryId, category }) =>
    category.ways.map((key) => ({ companyId, categoryId, executionId: ids.get(key) as string })),
  );
  await db.insertInto('purchasingCategoryExecution').values(links).execute();
  return { created: executions.length + rows.length };
}

async function isConfigured(companyId: string, { db }: Context): Promise<boolean> {
  const of = (table: 'purchasingCategory' | 'purchasingExecution') =>
    db.selectFrom(table).select('id').where('companyId', '=', companyId);
  const found = await of('purchasingCategory').unionAll(of('purchasingExecution')).limit(1).executeTakeFirst();
  return found !== undefined;
}
