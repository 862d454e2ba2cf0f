import { isDeepStrictEqual } from 'node:util';
import type { ApiError, Client, Input, OperationId } from '@campus-procurement/sdk';
import type { KyselyPlugin } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { say } from '#platform/i18n/language.ts';
import description from '../../../openapi/dist/openapi.json' with { type: 'json' };
import { senders } from '../demoWrites.ts';
import { failureOf } from '../failureOf.ts';
import { permissions } from '../permissions/permissions.ts';
import { failuresOfBusiness } from '../recipes/failureExamples.business.ts';
import { failuresOfContent } from '../recipes/failureExamples.content.ts';
import { failuresOfPeople } from '../recipes/failureExamples.people.ts';
import { failuresOfPurchases } from '../recipes/failureExamples.purchases.ts';
import { failuresOfSettings } from '../recipes/failureExamples.settings.ts';
import { type Recipes, recipesByCode, type Scene } from '../recipes/failureRecipe.ts';
import { startApp, type TestApp } from '../startApp.ts';

interface Shown {
  code: number;
  msg: string;
  data: unknown;
}
interface Response {
  $ref?: string;
  content?: { 'application/json'?: { examples?: { failure?: { value: Shown } } } };
}

interface Operation {
  operationId: OperationId;
  'x-permission'?: string;
  'x-names-company'?: true;
  'x-side-effect'?: true;
  'x-initial-password'?: true;
  responses: Record<string, Response>;
}

const operations = Object.values(description.paths).flatMap((path) => Object.values(path)) as unknown as Operation[];
const components = description.components.responses as unknown as Record<string, Response>;
const exampleIn = (response?: Response) => response?.content?.['application/json']?.examples?.failure?.value;

/** Shown by reference: the same for all of these operations. */
const shared = (name: string) => exampleIn(components[name]) as Shown;
const showing = (name: string) =>
  operations.filter(({ responses }) => Object.values(responses).some(({ $ref }) => $ref?.endsWith(`/${name}`)));

const recipes: Recipes = {
  ...failuresOfPeople,
  ...failuresOfSettings,
  ...failuresOfBusiness,
  ...failuresOfContent,
  ...failuresOfPurchases,
};
/** An example with the recipe for it. */
const place = (operationId: OperationId, status: string, example: Shown) => {
  const where = `${operationId} ${status}` as keyof Recipes;
  return {
    where,
    operationId,
    status: Number(status),
    example,
    recipe: recipes[where] ?? recipesByCode[example.code]?.(operationId),
  };
};
const own = operations.flatMap(({ operationId, responses }) =>
  Object.entries(responses).flatMap(([status, response]) => {
    const example = exampleIn(response);
    return example ? [place(operationId, status, example)] : [];
  }),
);
/** Whether everybody has its code, or it needs none. */
const isForEverybody = ({ 'x-permission': code = 'base:' }: Operation) => /^(session|base):/.test(code);
const refusals = showing('Forbidden')
  .filter(isForEverybody)
  .map(({ operationId }) => place(operationId, '403', shared('Forbidden')));
const limits = showing('TooManyRequests').map(({ operationId }) => place(operationId, '429', shared('TooManyRequests')));

/** What the database is made to do. */
const fault: { counts: number | null; fails: boolean } = { counts: null, fails: false };
const faultyDatabase: KyselyPlugin = {
  transformQuery: ({ node }) => node,
  async transformResult({ result }) {
    if (fault.fails) throw new Error('A fault of the test');
    const [row, ...others] = result.rows;
    const isCount = fault.counts !== null && others.length === 0 && Object.keys(row ?? {}).join() === 'total';
    return isCount ? { ...result, rows: [{ total: fault.counts }] } : result;
  },
};

let app: TestApp;
let scene: Scene;
/** Tried in this order. */
let people: Client[];
let schoolAdmin: Client;
beforeAll(async () => {
  const silent = async () => {
    throw new Error('The registry does not answer');
  };
  const config = { wechat: { token: 'token-of-the-account' } };
  app = await startApp({ plugin: faultyDatabase, registry: { name: 'silent', find: silent }, config });
  let addresses = 0;
  // In Chinese, as the examples are, and each from an address of its own, so that one does not use up the attempts of another.
  const inChinese = (token: string | null) => app.client(token, `10.6.0.${++addresses}`, 'zh-CN');
  // Each logs in once, because the logins that are too many for a user end the first ones.
  const known = new Map<string, Promise<Client>>();
  const as = (...who: [string, string?]) => {
    const client = known.get(who.join(' ')) ?? app.as(...who).then(({ token }) => inChinese(token));
    known.set(who.join(' '), client);
    return client;
  };
  scene = {
    app,
    as,
    anybody: () => inChinese(null),
    withoutRole: inChinese((await app.login('teacher1')).token),
    async counting(rows, work) {
      fault.counts = rows;
      return work().finally(() => {
        fault.counts = null;
      });
    },
  };
  schoolAdmin = await as('schooladmin', 'school_admin');
  people = await Promise.all([...senders.map((account) => as(account)), as('keeper1', 'warehouse_keeper')]);
});
afterAll(() => app.close());

/** What of a failure stands in an example. */
const told = ({ code, msg, data }: ApiError): Shown => ({ code: Number(code), msg: msg ?? '', data });

type Place = (typeof own)[number];

/** What the operation answers: to the first who is answered as wanted, else to all of them. */
async function answersTo(
  { operationId, recipe }: Place,
  wanted: (answer: Shown & { status: number | null }) => object,
): Promise<unknown[]> {
  if (!recipe) throw new Error('Nobody has said how it is brought about');
  const answers: unknown[] = [];
  for (const client of people) {
    const failure = await failureOf(recipe(client, scene));
    const answer = failure && { status: failure.status, ...told(failure) };
    const isOwn = failure?.operationId === operationId;
    if (answer && isOwn && isDeepStrictEqual(answer, wanted(answer))) return [answer];
    answers.push(answer);
  }
  return answers;
}

test('every recipe is for an example', () => {
  const places = [...own, ...refusals, ...limits].map(({ where }) => where);
  expect(Object.keys(recipes).filter((where) => !places.includes(where as keyof Recipes))).toEqual([]);
});

test.each([...own, ...refusals])('$where is answered as the description shows: $example.code', async (one) => {
  const wanted = { status: one.status, ...one.example };
  expect(await answersTo(one, () => wanted)).toEqual([wanted]);
});

test.each(limits)('$where is answered as the description shows, with other seconds', async (one) => {
  const inSeconds = (data: unknown) => ({
    status: 429,
    code: one.example.code,
    data,
    msg: say('zh-CN', 'failure', 'tooManyAttempts', { seconds: (data as { retryAfterSeconds: number }).retryAfterSeconds }),
  });
  expect(await answersTo(one, ({ data }) => inSeconds({ retryAfterSeconds: 0, ...(data as object) }))).toHaveLength(1);
  expect(inSeconds(one.example.data)).toEqual({ status: 429, ...one.example });
});

/** What operations show by reference: the same for all of them. */
describe('what many operations show', () => {
  const call = (client: Client, id: OperationId) => client.call(id, permissions[id].input as Input<OperationId>);

  const isShared = (name: string, failure: ApiError | null) => isDeepStrictEqual(failure && told(failure), shared(name));

  /** Those of the operations that answer none of the clients so. */
  async function falselyShowing(name: string, clients: Client[], of = showing(name), send = call): Promise<OperationId[]> {
    expect(of).not.toEqual([]);
    const wrong: OperationId[] = [];
    for (const { operationId: id } of of) {
      let isRight = false;
      for (const client of clients) isRight ||= isShared(name, await failureOf(send(client, id)));
      if (!isRight) wrong.push(id);
    }
    return wrong;
  }

  const withQuery = (query: object) => (client: Client, id: OperationId) => {
    const input = permissions[id].input as { query?: object };
    return client.call(id, { ...input, query: { ...input.query, ...query } } as object as Input<OperationId>);
  };

  test('whoever has no session is told so', async () => {
    expect(await falselyShowing('Unauthorized', [scene.anybody()])).toEqual([]);
  });

  test('whoever may not do something is told so', async () => {
    const ofRoles = showing('Forbidden').filter((operation) => !isForEverybody(operation));
    expect(await falselyShowing('Forbidden', [await scene.as('nomenu1')], ofRoles)).toEqual([]);
  });

  test('whoever names another school is told so', async () => {
    const ofOther = withQuery({ companyId: '1002' });
    expect(await falselyShowing('OtherSchool', people.slice(0, 1), showing('OtherSchool'), ofOther)).toEqual([]);
  });

  test('whoever follows a link is told so', async () => {
    const byLink = (client: Client, id: OperationId) =>
      client.call(id, permissions[id].input as Input<OperationId>, { headers: { 'sec-fetch-mode': 'navigate' } });
    expect(await falselyShowing('CrossSite', people.slice(0, 1), showing('CrossSite'), byLink)).toEqual([]);
  });

  test('whoever has to change an initial password first is told so', async () => {
    const client = await scene.as('inspector1');
    const want = (needChangePassword: boolean) =>
      app.database.db.updateTable('appUser').set({ needChangePassword }).where('account', '=', 'inspector1').execute();
    await want(true);
    expect(await falselyShowing('InitialPassword', [client])).toEqual([]);
    await want(false);
    expect(showing('InitialPassword').filter((operation) => operation['x-initial-password'])).toEqual([]);
  });

  test('what nobody is refused at present is for everybody, of the own school, without a side effect and open to initial passwords', () => {
    const wrong = showing('ForbiddenReserved').filter(
      (operation) =>
        !isForEverybody(operation) ||
        operation['x-names-company'] ||
        operation['x-side-effect'] ||
        !operation['x-initial-password'],
    );
    expect(wrong).toEqual([]);
  });

  test('a parameter that there is not is refused', async () => {
    // Their pages come with this switch.
    const isOfItems = ({ operationId }: Operation) => operationId === 'queryAssociationItemPage';
    const [ofItems, others] = [showing('BadRequest').filter(isOfItems), showing('BadRequest').filter((one) => !isOfItems(one))];
    expect(await falselyShowing('BadRequest', people, others, withQuery({ pageSize: 20 }))).toEqual([]);
    const turnItems = async (paramValue: string) => {
      const value = app.database.db.selectFrom('characterValue').select(['id', 'version']).where('companyId', '=', '1001');
      const { id, version } = await value.where('paramKey', '=', 'QLGYUniversityCharacter').executeTakeFirstOrThrow();
      await schoolAdmin.characterParameters.updateCharacter({ path: { id }, body: { version, paramValue } });
    };
    await turnItems('Y');
    expect(await falselyShowing('BadRequest', people, ofItems, withQuery({ pageSize: 20 }))).toEqual([]);
    await turnItems('N');
  });

  test('a fault of the server is told without its reason', async () => {
    fault.fails = true;
    const wrong = await falselyShowing('Failure', people.slice(0, 1)).finally(() => {
      fault.fails = false;
    });
    expect(wrong).toEqual([]);
  });
});
