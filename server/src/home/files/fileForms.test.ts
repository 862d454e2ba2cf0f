import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { pixel } from '#test/builders/contents.ts';
import { storedContents } from '#test/builders/fileFixture.ts';
import { startApp, type TestApp, type TestClient } from '#test/startApp.ts';

let app: TestApp;
let teacher: TestClient;
beforeAll(async () => {
  app = await startApp();
  teacher = await app.as('teacher1', 'purchaser');
});
afterAll(() => app.close());

const contents = () => storedContents(app);

describe('a form that is not as described', () => {
  const send = (body: BodyInit | ReadableStream, headers: Record<string, string> = {}) =>
    app.send('/file/upload', {
      method: 'POST',
      body,
      headers: { 'sdscmall-bidding': `Bearer ${teacher.token}`, ...headers },
      duplex: 'half',
    } as RequestInit);
  const form = (parts: [string, string | File][]) => {
    const data = new FormData();
    for (const [name, value] of parts) data.append(name, value);
    return data;
  };
  const file = new File([pixel], 'a.png');

  test.each([
    ['without a file', [['bizType', 'AVATAR']], 'file', 'required'],
    [
      'with a text for the file',
      [
        ['bizType', 'AVATAR'],
        ['file', 'text'],
      ],
      'file',
      'required',
    ],
    ['without a purpose', [['file', file]], 'bizType', 'required'],
    [
      'with an unknown purpose',
      [
        ['bizType', 'OTHER'],
        ['file', file],
      ],
      'bizType',
      'enum',
    ],
    [
      'with a field more',
      [
        ['bizType', 'AVATAR'],
        ['file', file],
        ['x', '1'],
      ],
      'x',
      'unknown',
    ],
    [
      'with a field twice',
      [
        ['bizType', 'AVATAR'],
        ['bizType', 'AVATAR'],
        ['file', file],
      ],
      'bizType',
      'repeated',
    ],
  ] as [string, [string, string | File][], string, string][])(
    '%s is refused, and nothing stays',
    async (_what, parts, field, rule) => {
      const before = contents();
      const response = await send(form(parts));
      expect(response.status).toBe(400);
      expect((await response.json()).data.errors).toMatchObject([{ field, rule }]);
      expect(contents()).toBe(before);
    },
  );

  test('two files are one too many', async () => {
    const before = contents();
    const part = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\ncontent\r\n';
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    expect((await send(`${part}${part}--x--`, type)).status).toBe(413);
    expect(contents()).toBe(before);
  });

  test('JSON is no form, and a form without an end is none', async () => {
    const before = contents();
    expect((await send('{}', { 'content-type': 'application/json' })).status).toBe(415);
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const start = '--x\r\ncontent-disposition: form-data; name="file"; filename="a.png"\r\n\r\n';
    for (const body of [start, `${start}${'a'.repeat(100_000)}`, 'nothing', '--x--']) {
      expect((await send(body, type)).status, body.slice(0, 80)).toBe(400);
    }
    expect((await send('x', { 'content-type': 'multipart/form-data' })).status).toBe(400);
    expect(contents()).toBe(before);
  });

  test('more than 50 MB is refused while it comes, and so is what claims to be that long', async () => {
    const before = contents();
    let sent = 0;
    const piece = Buffer.alloc(1024 * 1024);
    const endless = new ReadableStream({
      start: (controller) =>
        controller.enqueue(Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n')),
      pull(controller) {
        sent += 1;
        controller.enqueue(piece);
      },
    });
    const type = { 'content-type': 'multipart/form-data; boundary=x' };
    const response = await send(endless, type);
    expect(response.status).toBe(413);
    expect((await response.json()).msg).toContain('50MB');
    expect(sent).toBeLessThan(60);
    expect(contents()).toBe(before);
    expect((await send('--x--', { ...type, 'content-length': '99999999' })).status).toBe(413);
  });

  test('a sender who goes away leaves nothing', async () => {
    const before = contents();
    const broken = new ReadableStream({
      start: (controller) =>
        controller.enqueue(Buffer.from('--x\r\ncontent-disposition: form-data; name="file"; filename="a.pdf"\r\n\r\n%PDF')),
      pull: (controller) => controller.error(new Error('connection lost')),
    });
    expect((await send(broken, { 'content-type': 'multipart/form-data; boundary=x' })).status).toBe(400);
    expect(contents()).toBe(before);
  });
});
