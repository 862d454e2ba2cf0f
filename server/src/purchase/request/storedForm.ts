import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import type { ProjectRow } from '../records/public.ts';
import { statedFields } from './projectParts.ts';
import type { Form } from './submission.ts';

/** Returns a stored purchase as its form has it. */
export async function storedForm(
  project: ProjectRow,
  context: Pick<Context, 'db'>,
): Promise<Form & Required<Pick<Schemas['ProjectInput'], 'items' | 'funds'>>> {
  const { payeeSupplierId, payeeName, payeeBank, payeeAccount } = project;
  return {
    projectName: project.projectName,
    ...(project.description !== null && { description: project.description }),
    items: (await itemsOf(project, context)).map(({ categoryCompanyId: _, categoryName: _name, ...item }) => filled(item)),
    funds: (await storedFunds(project, context)).map((fund) => filled(fund)),
    // The account of a supplier is not of the form: it is copied at each submission.
    payee: payeeSupplierId === null ? filled({ bankName: payeeBank, account: payeeAccount }) : { supplierId: payeeSupplierId },
    payeeName,
    attachmentIds: await filesIn(project, context),
    wayFacts: project.wayFacts,
    ...Object.fromEntries(statedFields.map((field) => [field, project[field]])),
  };
}

/** Returns the lines of a purchase with the names of their categories. */
export function itemsOf({ companyId, id }: Pick<ProjectRow, 'companyId' | 'id'>, { db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('projectItem as item')
    .leftJoin('goodsCategory as category', (join) =>
      join.onRef('category.companyId', '=', 'item.categoryCompanyId').onRef('category.id', '=', 'item.categoryId'),
    )
    .select([
      'item.itemName',
      'item.spec',
      'item.parameters',
      'item.categoryCompanyId',
      'item.categoryId',
      'category.categoryName',
    ])
    .select(['item.quantity', 'item.unit', 'item.amount', 'item.imported'])
    .where((eb) => eb.and({ 'item.companyId': companyId, 'item.projectId': id }))
    .orderBy('item.no')
    .execute();
}

async function filesIn({ companyId, id }: Pick<ProjectRow, 'companyId' | 'id'>, { db }: Pick<Context, 'db'>): Promise<string[]> {
  const rows = await db
    .selectFrom('fileUse')
    .select('fileId')
    .where((eb) => eb.and({ companyId, entity: 'project', rowId: id }))
    .execute();
  return rows.map(({ fileId }) => fileId);
}

function storedFunds({ companyId, id }: Pick<ProjectRow, 'companyId' | 'id'>, { db }: Pick<Context, 'db'>) {
  return db
    .selectFrom('projectFund')
    .select(['expenditureId', 'amount'])
    .where((eb) => eb.and({ companyId, projectId: id }))
    .orderBy('no')
    .execute();
}

/** Leaves out what is null. */
function filled<T extends Record<string, unknown>>(row: T): { [K in keyof T]?: NonNullable<T[K]> } {
  return Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null)) as { [K in keyof T]?: NonNullable<T[K]> };
}
