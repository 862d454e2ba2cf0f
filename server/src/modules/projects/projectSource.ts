import { absent, type RecordSource, sourceFor } from '../../panels/recordSource.ts';
import { hasProjectKeyword } from './projectKeyword.ts';
import { visibleProjects } from './visibleProjects.ts';

/** The purchases that the caller may see, by number, name and payee. */
export const projectSource: RecordSource = sourceFor('queryProjectPage', async (keyword, context) =>
  (await visibleProjects(context))
    .where(hasProjectKeyword(keyword))
    .select(['project.companyId', 'project.id', 'project.projectName as title', 'project.projectCode as code'])
    .select((eb) => eb.fn<string | null>('nullif', ['project.payeeName', eb.val('')]).as('detail'))
    .select(absent.as('channel')),
);
