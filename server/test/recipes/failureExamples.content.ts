import type { Client, Input, OperationId } from '@campus-procurement/sdk';
import { namesNothing, type Recipe, type Recipes, shownBody } from './failureRecipe.ts';

/** Kinds of content that can be published: the name in their operations, and the operation that lists them. */
const published = {
  HelpGuideline: 'queryHelpGuidelinePage',
  HelpFaq: 'queryHelpFaqPage',
  IntegrityExposure: 'queryIntegrityExposurePage',
  News: 'queryNewsPage',
  SystemAnnouncement: 'querySystemAnnouncementPage',
  Lighthouse: 'queryLighthousePage',
  Product: 'queryProductPage',
} satisfies Record<string, OperationId>;

/** Returns a row of a list that has this status. */
async function some(client: Client, list: OperationId, status: 'PUBLISHED' | 'DRAFT'): Promise<{ id: string; version: number }> {
  const page = await client.call(list, { query: { status } } as object as Input<OperationId>);
  const [row] = (page as unknown as { records: { id: string; version: number }[] }).records;
  if (!row) throw new Error(`${list}: none is ${status}`);
  return row;
}

/** Calls an operation on a published row. */
const toPublished =
  (operation: string, list: OperationId, body: object | null): Recipe =>
  async (client) => {
    const { id, version } = await some(client, list, 'PUBLISHED');
    return client.call(
      operation as OperationId,
      { path: { id }, ...(body && { body: { ...body, version } }) } as Input<OperationId>,
    );
  };

const failuresOf = ([what, list]: [string, OperationId]): Recipes => ({
  [`update${what} 200`]: toPublished(`update${what}`, list, shownBody(`update${what}` as OperationId)),
  [`publish${what} 200`]: toPublished(`publish${what}`, list, { status: 'PUBLISHED' }),
  [`publish${what} 400`]: toPublished(`publish${what}`, list, { status: 'WITHDRAWN' }),
  [`delete${what} 200`]: toPublished(`delete${what}`, list, null),
});

/** Failures of operations on content that can be published. */
export const failuresOfContent: Recipes = {
  ...Object.assign({}, ...Object.entries(published).map(failuresOf)),
  'saveIntegrityExposure 400': namesNothing('saveIntegrityExposure'),
  'recordIntegrityExposureAppeal 200': async (_client, { as }) => {
    const client = await as('huangyating', 'school_admin');
    const { id, version } = await some(client, 'queryIntegrityExposurePage', 'DRAFT');
    const body = { ...shownBody('recordIntegrityExposureAppeal'), version };
    return client.help.recordIntegrityExposureAppeal({ path: { id }, body });
  },
};
