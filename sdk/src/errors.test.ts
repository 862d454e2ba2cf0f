import { build } from 'vite';
import { describe, expect, test, vi } from 'vitest';
import { createClient } from './createClient.ts';
import { ApiError, BusinessError, HttpError, isApiError, NotFoundError, ServerError } from './errors.ts';
import { envelope, stubFetch } from './testing/stubFetch.ts';

const baseUrl = 'https://campus.example/api';

/** Returns the error of a call that gets this response. */
async function errorOf(response: Response): Promise<ApiError> {
  const { fetch } = stubFetch(() => response);
  const fault: unknown = await createClient({ baseUrl, fetch })
    .call('saveRole', { body: {} } as never)
    .catch((error: unknown) => error);
  if (!(fault instanceof ApiError)) throw new Error(`not an ApiError: ${String(fault)}`);
  return fault;
}

test.each([
  [400, 'HttpError'],
  [401, 'UnauthorizedError'],
  [403, 'ForbiddenError'],
  [404, 'NotFoundError'],
  [409, 'HttpError'],
  [413, 'HttpError'],
  [429, 'HttpError'],
  [500, 'ServerError'],
  [502, 'ServerError'],
  [599, 'ServerError'],
])('HTTP %i is a %s', async (status, name) => {
  const error = await errorOf(envelope(4000, null, { status, msg: 'what the server says' }));
  expect(error).toMatchObject({ name, status, code: 4000, msg: 'what the server says', message: 'what the server says' });
  expect(error).toBeInstanceOf(HttpError);
});

describe('what an error knows', () => {
  test('refused fields come with the error', async () => {
    const errors = [{ field: 'roleCode', rule: 'unique', params: {}, message: 'taken' }];
    const error = await errorOf(envelope(4000, { errors }, { status: 400, headers: { 'X-Request-Id': 'req-7' } }));
    expect(error).toMatchObject({ operationId: 'saveRole', fieldErrors: errors, data: { errors }, requestId: 'req-7' });
  });

  test('the message of a refused request names operation and fields, in the words of the server', async () => {
    const fields = [
      { field: 'roleName', rule: 'required', params: {}, message: 'Fill in this field.' },
      { field: '', rule: 'json', params: {}, message: 'Send valid JSON.' },
      { field: 'menuIds.3', rule: 'exists' },
    ];
    const error = await errorOf(envelope(4000, { errors: fields }, { status: 400, msg: 'Some fields are not valid' }));
    expect(error.msg).toBe('Some fields are not valid');
    expect(error.message).toBe('saveRole: roleName: Fill in this field; body: Send valid JSON; menuIds.3: exists');
  });

  test.each([
    [{ 'Retry-After': '8' }, null, 8],
    [{}, { retryAfterSeconds: 9 }, 9],
    [{ 'Retry-After': '8' }, { retryAfterSeconds: 9 }, 8],
    [{ 'Retry-After': 'soon' }, null, null],
    [{}, null, null],
  ])('waiting time: headers %j and data %j give %j', async (headers, data, seconds) => {
    const error = await errorOf(envelope(4005, data, { status: 429, headers: headers as Record<string, string> }));
    expect(error.retryAfterSeconds).toBe(seconds);
  });

  test('the page of a proxy is kept as data, and the message is ours', async () => {
    const error = await errorOf(new Response('<html>Bad Gateway</html>', { status: 502 }));
    expect(error).toMatchObject({ code: null, msg: null, data: '<html>Bad Gateway</html>', fieldErrors: [], requestId: null });
    expect(error.message).toBe('saveRole: HTTP 502, please contact the administrator');
  });

  test('a business failure without a text gets one', async () => {
    const error = await errorOf(envelope(4204, null, { msg: '' }));
    expect(error).toMatchObject({ msg: null, message: 'saveRole: Operation failed, please contact the administrator' });
  });

  test('foreign data in the place of field errors does no harm', async () => {
    expect((await errorOf(envelope(4000, { errors: 'many' }, { status: 400 }))).fieldErrors).toEqual([]);
  });
});

test.each([
  ['a page', new Response('<html></html>')],
  ['nothing', new Response(null, { status: 204 })],
  ['an empty text', new Response('')],
  ['null', Response.json(null)],
  ['a bare list', Response.json([])],
  ['a text', Response.json('ok')],
  ['an object without a code', Response.json({ msg: 'ok', data: 1 })],
  ['half an envelope', new Response('{"code":0,"data":')],
])('%s instead of an envelope is a ParseError', async (_, response) => {
  const error = await errorOf(response);
  expect(error).toMatchObject({ name: 'ParseError', message: 'saveRole: no answer like {code, msg, data}, check baseUrl' });
});

test.each([
  ['the page of a proxy', '<html>Please log in</html>', '<html>Please log in</html>'],
  ['JSON of another kind', '{"msg":"welcome"}', { msg: 'welcome' }],
])('%s is kept by its ParseError, with status and request id', async (_, text, data) => {
  const error = await errorOf(new Response(text, { headers: { 'X-Request-Id': 'req-7' } }));
  expect(error).toMatchObject({ name: 'ParseError', status: 200, requestId: 'req-7', code: null, msg: null, data });
});

test('an error is known by its mark, also one of another copy of the package', async () => {
  vi.resetModules();
  const copy = await import('./errors.ts');
  const foreign = new copy.BusinessError('no', {});
  expect(foreign).not.toBeInstanceOf(BusinessError);
  expect(isApiError(foreign)).toBe(true);
  for (const other of [null, undefined, 'x', 1, {}, new Error('x'), { name: 'BusinessError' }])
    expect(isApiError(other)).toBe(false);
});

test('JSON for logs has every fact and no secret', async () => {
  const data = {
    access_token: 'T0K3N',
    oldPassword: 'P4SS',
    nested: [{ refreshToken: 'T0K3N', id: 1 }],
    note: 'header was Bearer T0K3N',
    captchaRequired: true,
  };
  const error = await errorOf(envelope(4001, data, { msg: 'wrong', headers: { 'X-Request-Id': 'r' } }));
  expect(JSON.stringify(error)).not.toMatch(/T0K3N|P4SS/);
  expect(error.toJSON()).toEqual({
    name: 'BusinessError',
    message: 'wrong',
    operationId: 'saveRole',
    code: 4001,
    status: 200,
    msg: 'wrong',
    fieldErrors: [],
    requestId: 'r',
    retryAfterSeconds: null,
    data: {
      access_token: '[redacted]',
      oldPassword: '[redacted]',
      nested: [{ refreshToken: '[redacted]', id: 1 }],
      note: '[redacted]',
      captchaRequired: true,
    },
  });
});

test('names survive minification', async () => {
  const entry = new URL('./errors.ts', import.meta.url).pathname;
  const output = await build({
    configFile: false,
    logLevel: 'error',
    build: { write: false, minify: true, rollupOptions: { input: entry, preserveEntrySignatures: 'strict' } },
  });
  const [chunk] = [output].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (chunk?.type !== 'chunk') throw new Error('nothing was built');
  const module = (await import(`data:text/javascript,${encodeURIComponent(chunk.code)}`)) as Record<
    string,
    new (
      text: string,
      from: object,
    ) => Error
  >;
  const { isApiError: _, ApiError: __, ...classes } = module;
  expect(Object.keys(classes)).toHaveLength(13);
  for (const [name, Kind] of Object.entries(classes)) expect(new Kind('x', {}).name).toBe(name);
  expect(chunk.code).not.toContain('class BusinessError');
});

test('subclasses are their base', () => {
  expect(new NotFoundError('x', {})).toBeInstanceOf(HttpError);
  expect(new ServerError('x', {})).toBeInstanceOf(ApiError);
  expect(new ServerError('x', {})).toBeInstanceOf(Error);
});
