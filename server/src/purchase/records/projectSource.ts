import { sql } from 'kysely';
import { absent, type RecordSource, sourceFor } from '#platform/panels/recordSource.ts';
import { hasProjectKeyword } from './hasProjectKeyword.ts';
import { visibleProjects } from './visibleProjects.ts';

/** The purchases that the caller sees, by number, name and payee. */
export const projectSource: RecordSource = sourceFor('queryProjectPage', async (keyword, context) =>
  (await visibleProjects(context))
    .where(hasProjectKeyword(keyword))
    .select(['project.companyId', 'project.id', 'project.projectName as title', 'project.projectCode as code'])
    // A draft may name nobody yet.
    .select(sql<string | null>`nullif(project.payee_name, '')`.as('detail'))
    .select(absent.as('channel')),
);
