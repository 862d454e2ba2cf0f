import { permitted } from '#platform/auth/permitted.ts';
import type { Context } from '#platform/context/context.ts';
import { platformId } from '#platform/values/platform.ts';

/**
 * Selects the products that the caller sees, of the platform and of the caller's school; with data scope ALL those of every school. These
 * are published products, and products in any state that the caller maintains.
 */
export function visibleProducts({ db, session, role }: Context) {
  const seesAll = role.dataScope === 'ALL';
  const mayUpdate = permitted({ session })('updateProduct');
  return db
    .selectFrom('product')
    .$if(!seesAll, (query) => query.where('product.companyId', 'in', [platformId, session.companyId]))
    .$if(!(seesAll && mayUpdate), (query) =>
      query.where((eb) => {
        const isPublished = eb('product.status', '=', 'PUBLISHED');
        return mayUpdate ? eb.or([isPublished, eb('product.companyId', '=', session.companyId)]) : isPublished;
      }),
    );
}

export type FoundProducts = ReturnType<typeof visibleProducts>;

/** Returns whether the caller may read a product, and so its pictures. */
export async function mayReadProduct({ companyId, rowId }: { companyId: string; rowId: string }, context: Context) {
  const found = await visibleProducts(context)
    .select('product.id')
    .where((eb) => eb.and({ 'product.companyId': companyId, 'product.id': rowId }))
    .executeTakeFirst();
  return found !== undefined;
}
