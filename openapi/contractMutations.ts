import type { Step } from './scripts/contractChanges.ts';
import type { Description, JsonSchema, OperationObject, Parameter } from './scripts/operations.ts';

/** Parts of a description, for changing them. */
export function partsOf(document: Description) {
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
type Parts = ReturnType<typeof partsOf>;

/** The subject is also the name by which its parts are asked for. */
type Change = (of: Parts, subject: string) => void;

const set = Object.assign;
const text = { type: 'string', maxLength: 20, description: 'New.' };
const nullable = (schema: JsonSchema) => ({ oneOf: [schema, { type: 'null' }] });
const without = (list: string[], member: string) => list.splice(list.indexOf(member), 1);

/** Seeded changes of a description, and the step that each needs. Each changes a place of its own, so that one comparison judges all. */
export const mutations: [what: string, needs: Step, subject: string, change: Change][] = [
  // Operations.
  ['an operation is removed', 'major', 'saveContact', ({ document }) => delete document.paths['/information/contacts/save']],
  ['an operation is renamed', 'major', 'getTaskDetail', (of, name) => set(of.operation(name), { operationId: 'taskDetail' })],
  [
    'its method is another',
    'major',
    'updateSchool',
    ({ document: { paths } }) => set(paths, { '/company/school': { post: paths['/company/school']?.put as OperationObject } }),
  ],
  [
    'its tag is another, and with it the name of the method',
    'major',
    'listTaskTypes',
    (of, name) => set(of.operation(name), { tags: ['home'] }),
  ],
  ['a public call needs a session', 'major', 'getCaptcha', (of, name) => delete of.operation(name).security],
  [
    'it needs another permission',
    'major',
    'createTask',
    (of, name) => set(of.operation(name), { 'x-permission': 'system:task:other' }),
  ],
  ['it must not be repeated any more', 'major', 'getHomeOverview', (of, name) => set(of.operation(name), { 'x-retry': 'never' })],
  ['it takes no idempotency key any more', 'major', 'saveNews', (of, name) => delete of.operation(name)['x-idempotent']],
  ['it is no page any more', 'major', 'queryNewsPage', (of, name) => delete of.operation(name)['x-pagination']],
  ['it is about other rows', 'major', 'getFileInfo', (of, name) => set(of.operation(name), { 'x-data-scope': 'role' })],
  [
    'the header of the session is another',
    'major',
    'session',
    ({ document }) => set(document.components, { securitySchemes: { session: { type: 'apiKey', in: 'header', name: 'token' } } }),
  ],
  ['another path leads to all of them', 'major', 'servers', ({ document }) => set(document, { servers: [{ url: '/v2' }] })],
  // What is sent.
  ['a parameter is removed', 'major', 'queryTaskPage', (of, name) => of.operation(name).parameters?.pop()],
  [
    'a parameter is required',
    'major',
    'queryDictTypePage',
    (of, name) => set(of.parameter(name, 'dictName'), { required: true }),
  ],
  [
    'a new parameter is required',
    'major',
    'listPermissionCodes',
    (of, name) => set(of.operation(name), { parameters: [{ name: 'q', in: 'query', required: true, schema: text }] }),
  ],
  [
    'an order is not offered any more',
    'major',
    'querySchoolPage',
    (of, name) => (of.parameter(name, 'sort').schema.enum as string[]).pop(),
  ],
  ['a field is refused', 'major', 'DeptInput', (of, name) => delete of.object(name).properties.campus],
  ['a field is required', 'major', 'TaskInput', (of, name) => of.object(name).required.push('companyId')],
  ['a text is shorter at most', 'major', 'DictTypeInput', (of, name) => set(of.property(name, 'dictName'), { maxLength: 40 })],
  [
    'a text follows another pattern',
    'major',
    'LoginInput',
    (of, name) => set(of.property(name, 'username'), { pattern: '^[a-z]+$' }),
  ],
  ['a text may not be null', 'major', 'MenuInput', (of, name) => set(of.property(name, 'icon'), { type: 'string' })],
  ['a list needs members', 'major', 'RoleInput', (of, name) => set(of.property(name, 'menuIds'), { minItems: 1 })],
  [
    'a free text is one of some values',
    'major',
    'GoodsCategoryInput',
    (of, name) => set(of.property(name, 'categoryName'), { enum: ['A'] }),
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
  ['a body is not taken any more', 'major', 'saveProduct', (of, name) => delete of.operation(name).requestBody],
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
  ['a field may be missing', 'major', 'InboxMessage', (of, name) => without(of.object(name).required, 'title')],
  ['a field may be null', 'major', 'DictType', (of, name) => set(of.property(name, 'remark'), { type: ['string', 'null'] })],
  [
    'a named field may be null',
    'major',
    'Role',
    (of, name) => set(of.object(name).properties, { dataScope: nullable(of.property('Role', 'dataScope')) }),
  ],
  ['a number becomes a text', 'major', 'Dept', (of, name) => set(of.object(name).properties, { sort: text })],
  ['a time becomes a date', 'major', 'Tracked', (of, name) => set(of.property(name, 'createTime'), { format: 'date' })],
  ['a text is longer at most', 'major', 'SchoolBrief', (of, name) => set(of.property(name, 'schoolName'), { maxLength: 500 })],
  ['a status is new', 'major', 'TaskStatus', (of, name) => of.values(name).push('PAUSED')],
  ['a value that is sent and answered is gone', 'major', 'Gender', (of, name) => of.values(name).pop()],
  ['the envelope of a success is another', 'major', 'Success', (of, name) => set(of.property(name, 'code'), { const: 200 })],
  [
    'a row becomes a list',
    'major',
    'getRoleDeptList',
    (of, name) => set(of.answer(name), { 'application/json': { schema: { type: 'array', items: text } } }),
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
    ({ document, ...of }) =>
      set(document.paths, {
        '/news/list': { get: { ...structuredClone(of.operation('getSessionStatus')), operationId: 'listNews' } },
      }),
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
  ['it may be repeated from now on', 'minor', 'updateMyPhone', (of, name) => set(of.operation(name), { 'x-retry': 'safe' })],
  [
    'a parameter may be sent',
    'minor',
    'queryMenuTree',
    (of, name) => set(of.operation(name), { parameters: [{ name: 'q', in: 'query', schema: text }] }),
  ],
  [
    'it takes an idempotency key from now on',
    'minor',
    'updateMyProfile',
    (of, name) => set(of.operation(name), { 'x-idempotent': true }),
  ],
  [
    'another order is offered',
    'minor',
    'queryContactPage',
    (of, name) => (of.parameter(name, 'sort').schema.enum as string[]).push('roomNo,asc'),
  ],
  ['a field may be sent', 'minor', 'ContactInput', (of, name) => set(of.object(name).properties, { floor: text })],
  ['a field need not be sent', 'minor', 'PasswordChange', (of, name) => of.object(name).required.pop()],
  [
    'a text is longer at most when it is sent',
    'minor',
    'ArticleInput',
    (of, name) => set(of.property(name, 'title'), { maxLength: 500 }),
  ],
  ['a field is answered', 'minor', 'HomeOverview', (of, name) => set(of.object(name).properties, { weather: text })],
  // What changes nothing.
  ['a description is better', 'patch', 'getSupplierProfile', (of, name) => set(of.operation(name), { description: 'Better.' })],
  ['a summary is better', 'patch', 'deleteUser', (of, name) => set(of.operation(name), { 'x-summary-zh': 'Better.' })],
  ['an act has words for pages', 'patch', 'queryRolePage', (of, name) => set(of.operation(name), { 'x-acts': [] })],
  [
    'a field is described better',
    'patch',
    'DownloadDoc',
    (of, name) => set(of.property(name, 'docName'), { description: 'Better.' }),
  ],
];
