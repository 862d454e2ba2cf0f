import { permitted } from '#platform/auth/permitted.ts';
import { isMeantFor } from '#platform/auth/targetRoles.ts';
import type { Context } from '#platform/context/context.ts';
import { platformId } from '#platform/values/platform.ts';

/** The actions that the caller may take on documents they maintain. */
export interface DocumentRights {
  mayUpdate: boolean;
  mayDelete: boolean;
}

export function documentRights(context: Context): DocumentRights {
  const mayCall = permitted(context);
  return { mayUpdate: mayCall('updateDownloadDoc'), mayDelete: mayCall('deleteDownloadDoc') };
}

/**
 * Selects the documents that the caller sees, of the platform and of the caller's school; with data scope ALL those of every school. These
 * are enabled documents meant for the caller's role, and all documents that the caller maintains.
 */
export function visibleDocuments({ db, session, role }: Context, { mayUpdate }: DocumentRights) {
  const seesAll = role.dataScope === 'ALL';
  return db
    .selectFrom('downloadDoc')
    .$if(!seesAll, (query) => query.where('downloadDoc.companyId', 'in', [platformId, session.companyId]))
    .$if(!(mayUpdate && seesAll), (query) =>
      query.where((eb) => {
        const isShown = eb.and([eb('downloadDoc.status', '=', 'ENABLED'), isMeantFor('downloadDoc', role)]);
        return mayUpdate ? eb.or([isShown, eb('downloadDoc.companyId', '=', session.companyId)]) : isShown;
      }),
    );
}

/** Returns whether the caller may read a document, and so its file. */
export async function mayReadDocument({ companyId, rowId }: { companyId: string; rowId: string }, context: Context) {
  const found = await visibleDocuments(context, documentRights(context))
    .select('downloadDoc.id')
    .where('downloadDoc.companyId', '=', companyId)
    .where('downloadDoc.id', '=', rowId)
    .executeTakeFirst();
  return found !== undefined;
}
