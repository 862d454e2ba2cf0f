import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, describe, expect, test } from 'vitest';
import next from './dist/openapi.json' with { type: 'json' };
import released from './released/openapi.json' with { type: 'json' };
import { type ContractChange, contractChanges, type Step } from './scripts/contractChanges.ts';
import type { Description, JsonSchema, OperationObject, Parameter } from './scripts/operations.ts';
import { leastVersion, neededStep, objections } from './scripts/versionRule.ts';

const at = (path: string) => fileURLToPath(new URL(path, import.meta.url));
const releasedFile = at('released/openapi.json');
const asDescription = (document: unknown) => document as Description;

const decisions = at('../docs/decisions/');
const notes = readdirSync(decisions).map((name) => readFileSync(join(decisions, name), 'utf8'));

test('the version is high enough for what changed since the release, and changes of the catalogue have their decision note', () => {
  const isSame = readFileSync(releasedFile, 'utf8') === readFileSync(at('dist/openapi.json'), 'utf8');
  const changes = isSame
    ? []
    : contractChanges(releasedFile, at('dist/openapi.json'), asDescription(released), asDescription(next));
  expect(objections(changes, released.info.version, next.info.version, notes)).toEqual([]);
}, 60_000);

test('the packages have the version of the released description', () => {
  for (const name of ['sdk', 'hooks']) {
    const { version } = JSON.parse(readFileSync(at(`../${name}/package.json`), 'utf8')) as { version: string };
    expect(`${name} ${version}`).toBe(`${name} ${released.info.version}`);
  }
});

/** Parts of a description, for changing them. */
function partsOf(document: Description) {
  const operation = (id: string) => {
    const all = Object.values(document.paths).flatMap((item) => Object.values(item));
    return all.find(({ operationId }) => operationId === id) as OperationObject;
  };
  /** The object that a component describes, by itself or as the last part of an `allOf`. */
  const object = (name: string) => {
    const schema = document.components.schemas[name] as JsonSchema;
    return ((schema.allOf as JsonSchema[] | undefined)?.at(-1) ?? schema) as JsonSchema & {
      required: string[];
      properties: Record<string, JsonSchema>;
    };
  };
  const property = (name: string, key: string) => object(name).properties[key] as JsonSchema;
  const values = (name: string) => document.components.schemas[name]?.enum as string[];
  const parameter = (id: string, name: string) => operation(id).parameters?.find((one) => one.name === name) as Parameter;
  const answer = (id: string) => operation(id).responses['200']?.content as Record<string, unknown>;
  return { document, operation, object, property, values, parameter, answer };
}
type Change = (parts: ReturnType<typeof partsOf>) => void;
const text = { type: 'string', maxLength: 20, description: 'New.' };
const nullable = (schema: JsonSchema) => ({ oneOf: [schema, { type: 'null' }] });
const without = (list: string[], member: string) => list.splice(list.indexOf(member), 1);

/** Each changes a place of its own, so that one comparison judges all. */
const mutations: [what: string, needs: Step, subject: string, change: Change][] = [
  // Operations.
  ['an operation is removed', 'major', 'saveContact', ({ document }) => delete document.paths['/information/contacts/save']],
  [
    'an operation is renamed',
    'major',
    'getTaskDetail',
    (of) => {
      of.operation('getTaskDetail').operationId = 'taskDetail';
    },
  ],
  [
    'its method is another',
    'major',
    'updateSchool',
    ({ document: { paths } }) => {
      paths['/company/school'] = { post: paths['/company/school']?.put as OperationObject };
    },
  ],
  [
    'its tag is another, and with it the name of the method',
    'major',
    'listTaskTypes',
    (of) => {
      of.operation('listTaskTypes').tags = ['home'];
    },
  ],
  ['a public call needs a session', 'major', 'getCaptcha', (of) => delete of.operation('getCaptcha').security],
  [
    'it needs another permission',
    'major',
    'createTask',
    (of) => {
      of.operation('createTask')['x-permission'] = 'system:task:other';
    },
  ],
  [
    'it must not be repeated any more',
    'major',
    'getHomeOverview',
    (of) => {
      of.operation('getHomeOverview')['x-retry'] = 'never';
    },
  ],
  ['it takes no idempotency key any more', 'major', 'saveNews', (of) => delete of.operation('saveNews')['x-idempotent']],
  ['it is no page any more', 'major', 'queryNewsPage', (of) => delete of.operation('queryNewsPage')['x-pagination']],
  [
    'it is about other rows',
    'major',
    'getFileInfo',
    (of) => {
      of.operation('getFileInfo')['x-data-scope'] = 'role';
    },
  ],
  [
    'the header of the session is another',
    'major',
    'session',
    ({ document }) =>
      Object.assign(document.components, { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'token' } } }),
  ],
  [
    'another path leads to all of them',
    'major',
    'servers',
    ({ document }) => Object.assign(document, { servers: [{ url: '/v2' }] }),
  ],
  // What is sent.
  ['a parameter is removed', 'major', 'queryTaskPage', (of) => of.operation('queryTaskPage').parameters?.pop()],
  [
    'a parameter is required',
    'major',
    'queryDictTypePage',
    (of) => {
      of.parameter('queryDictTypePage', 'dictName').required = true;
    },
  ],
  [
    'a new parameter is required',
    'major',
    'listPermissionCodes',
    (of) => {
      of.operation('listPermissionCodes').parameters = [{ name: 'q', in: 'query', required: true, schema: text }];
    },
  ],
  [
    'an order is not offered any more',
    'major',
    'querySchoolPage',
    (of) => (of.parameter('querySchoolPage', 'sort').schema.enum as string[]).pop(),
  ],
  ['a field is refused', 'major', 'DeptInput', (of) => delete of.object('DeptInput').properties.campus],
  ['a field is required', 'major', 'TaskInput', (of) => of.object('TaskInput').required.push('companyId')],
  [
    'a text is shorter at most',
    'major',
    'DictTypeInput',
    (of) => {
      of.property('DictTypeInput', 'dictName').maxLength = 40;
    },
  ],
  [
    'a text follows another pattern',
    'major',
    'LoginInput',
    (of) => {
      of.property('LoginInput', 'username').pattern = '^[a-z]+$';
    },
  ],
  [
    'a text may not be null',
    'major',
    'MenuInput',
    (of) => {
      of.property('MenuInput', 'icon').type = 'string';
    },
  ],
  [
    'a list needs members',
    'major',
    'RoleInput',
    (of) => {
      of.property('RoleInput', 'menuIds').minItems = 1;
    },
  ],
  [
    'a free text is one of some values',
    'major',
    'GoodsCategoryInput',
    (of) => {
      of.property('GoodsCategoryInput', 'categoryName').enum = ['A'];
    },
  ],
  [
    'a form needs another field',
    'major',
    'FileUpload',
    (of) => {
      of.object('FileUpload').properties.name = text;
      of.object('FileUpload').required.push('name');
    },
  ],
  ['a body is not taken any more', 'major', 'saveProduct', (of) => delete of.operation('saveProduct').requestBody],
  // What is answered.
  [
    'a field is not answered any more',
    'major',
    'Contact',
    (of) => {
      delete of.object('Contact').properties.roomNo;
      without(of.object('Contact').required, 'roomNo');
    },
  ],
  ['a field may be missing', 'major', 'InboxMessage', (of) => without(of.object('InboxMessage').required, 'title')],
  [
    'a field may be null',
    'major',
    'DictType',
    (of) => {
      of.property('DictType', 'remark').type = ['string', 'null'];
    },
  ],
  [
    'a named field may be null',
    'major',
    'Role',
    (of) => {
      of.object('Role').properties.dataScope = nullable(of.property('Role', 'dataScope'));
    },
  ],
  [
    'a number becomes a text',
    'major',
    'Dept',
    (of) => {
      of.object('Dept').properties.sort = text;
    },
  ],
  [
    'a time becomes a date',
    'major',
    'Tracked',
    (of) => {
      of.property('Tracked', 'createTime').format = 'date';
    },
  ],
  [
    'a text is longer at most',
    'major',
    'SchoolBrief',
    (of) => {
      of.property('SchoolBrief', 'schoolName').maxLength = 500;
    },
  ],
  ['a status is new', 'major', 'TaskStatus', (of) => of.values('TaskStatus').push('PAUSED')],
  ['a value that is sent and answered is gone', 'major', 'Gender', (of) => of.values('Gender').pop()],
  [
    'the envelope of a success is another',
    'major',
    'Success',
    (of) => {
      of.property('Success', 'code').const = 200;
    },
  ],
  [
    'a row becomes a list',
    'major',
    'getRoleDeptList',
    (of) => {
      of.answer('getRoleDeptList')['application/json'] = { schema: { type: 'array', items: text } };
    },
  ],
  [
    'a file is answered as something else',
    'major',
    'downloadFile',
    (of) => {
      const files = of.answer('downloadFile');
      delete files['application/octet-stream'];
      files['text/plain'] = { schema: text };
    },
  ],
  // What adds.
  [
    'an operation is new',
    'minor',
    'listNews',
    ({ document, ...of }) => {
      document.paths['/news/list'] = { get: { ...structuredClone(of.operation('getSessionStatus')), operationId: 'listNews' } };
    },
  ],
  [
    'a call needs no session any more',
    'minor',
    'listServiceCards',
    (of) => {
      of.operation('listServiceCards').security = [];
      delete of.operation('listServiceCards')['x-permission'];
    },
  ],
  [
    'it may be repeated from now on',
    'minor',
    'updateMyPhone',
    (of) => {
      of.operation('updateMyPhone')['x-retry'] = 'safe';
    },
  ],
  [
    'a parameter may be sent',
    'minor',
    'queryMenuTree',
    (of) => {
      of.operation('queryMenuTree').parameters = [{ name: 'q', in: 'query', schema: text }];
    },
  ],
  [
    'it takes an idempotency key from now on',
    'minor',
    'updateMyProfile',
    (of) => {
      of.operation('updateMyProfile')['x-idempotent'] = true;
    },
  ],
  [
    'another order is offered',
    'minor',
    'queryContactPage',
    (of) => (of.parameter('queryContactPage', 'sort').schema.enum as string[]).push('roomNo,asc'),
  ],
  [
    'a field may be sent',
    'minor',
    'ContactInput',
    (of) => {
      of.object('ContactInput').properties.floor = text;
    },
  ],
  ['a field need not be sent', 'minor', 'PasswordChange', (of) => of.object('PasswordChange').required.pop()],
  [
    'a text is longer at most when it is sent',
    'minor',
    'ArticleInput',
    (of) => {
      of.property('ArticleInput', 'title').maxLength = 500;
    },
  ],
  [
    'a field is answered',
    'minor',
    'HomeOverview',
    (of) => {
      of.object('HomeOverview').properties.weather = text;
    },
  ],
  // What changes nothing.
  [
    'a description is better',
    'patch',
    'getSupplierProfile',
    (of) => {
      of.operation('getSupplierProfile').description = 'Better.';
    },
  ],
  [
    'a summary is better',
    'patch',
    'deleteUser',
    (of) => {
      of.operation('deleteUser')['x-summary-zh'] = '移除用户';
    },
  ],
  [
    'a field is described better',
    'patch',
    'DownloadDoc',
    (of) => {
      of.property('DownloadDoc', 'docName').description = 'Better.';
    },
  ],
];

describe('the comparison', () => {
  let changes: ContractChange[];
  const mutated = structuredClone(asDescription(released));
  beforeAll(() => {
    const parts = partsOf(mutated);
    for (const [, , , change] of mutations) change(parts);
    const file = join(mkdtempSync(join(tmpdir(), 'mutated-')), 'openapi.json');
    writeFileSync(file, JSON.stringify(mutated));
    changes = contractChanges(releasedFile, file, asDescription(released), mutated);
  }, 60_000);

  test.each(mutations)('%s: %s (%s)', (_what, needs, subject) => {
    expect(neededStep(changes.filter(({ subjects }) => subjects.includes(subject)))).toBe(needs);
  });

  test('everything that it found was one of these', () => {
    const known = new Set(mutations.map(([, , subject]) => subject));
    expect(changes.filter(({ subjects }) => !subjects.some((name) => known.has(name)))).toEqual([]);
  });
});

describe('the version', () => {
  test.each<[released: string, step: Step | null, least: string]>([
    ['0.1.0', null, '0.1.0'],
    ['0.1.4', 'patch', '0.1.5'],
    ['0.1.4', 'minor', '0.1.5'],
    ['0.1.4', 'major', '0.2.0'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
  ])('after %s a %s step leads to %s', (before, step, least) => {
    expect(leastVersion(before, step)).toBe(least);
  });

  const change = (step: Step, catalogued: string[] = []): ContractChange => ({
    step,
    subjects: ['Role'],
    catalogued,
    what: 'A field was removed.',
  });

  test('one that is too low is refused, with what it should be and why; one that is higher is not', () => {
    expect(objections([change('minor'), change('major')], '1.9.0', '1.10.0', [])).toEqual([
      'info.version is 1.10.0; since 1.9.0 it must be 2.0.0 at least (major step): Role: A field was removed.',
    ]);
    expect(objections([change('minor')], '1.9.0', '1.10.0', [])).toEqual([]);
    expect(objections([change('minor')], '1.9.0', '3.0.0', [])).toEqual([]);
    expect(objections([], '1.9.0', '1.8.9', [])).toHaveLength(1);
  });

  test('a change that reaches the catalogue needs a note of a version since the release, which names it or what it reaches', () => {
    const changes = [change('minor', ['queryRolePage', 'saveRole'])];
    const note = (version: string, names: string) => [`# 1. Roles\n\n**Contract ${version}.** ${names}: why.\n`];
    expect(objections(changes, '1.0.0', '1.1.0', note('1.1.0', '`Role`'))).toEqual([]);
    expect(objections(changes, '1.0.0', '1.1.0', note('1.0.1', '`queryRolePage`, `saveRole`'))).toEqual([]);
    for (const notes of [[], note('1.0.0', '`Role`'), note('1.1.0', '`queryRolePage`'), note('1.1.0', 'Role')]) {
      expect(objections(changes, '1.0.0', '1.1.0', notes).join()).toContain(
        'No decision note has a line "**Contract 1.1.0.** `Role` …", but operations of the catalogue change: queryRolePage, saveRole',
      );
    }
  });
});
