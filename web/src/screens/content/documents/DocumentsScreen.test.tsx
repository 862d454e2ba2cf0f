import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor, within } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { menuItem } from '#testing/menuItem.ts';
import { api, callsOf, exampleUser, renderApp } from '#testing/renderApp.tsx';
import { doWith } from '#testing/rowActs.ts';

const codes = ['create', 'update', 'delete'].map((action) => `content:document:${action}`);
const [example] = api.example('queryDownloadDocPage').records as [Schemas['DownloadDoc']];
const [type] = api.example('queryDictDataByType') as [Schemas['DictOption']];
const stored = api.example('uploadFile');

async function openDocuments(permissions: string[], allowedActions: Schemas['DownloadDoc']['allowedActions']) {
  api.override('getUserMenu', [menuItem('/system/document', '下载中心')]);
  api.override('getInfo', { ...(await exampleUser()), permissions });
  const row = { ...example, id: 'a', docName: '验收单', fileName: '验收单.docx', fileSize: 2048, version: 4, allowedActions };
  api.override('queryDownloadDocPage', { records: [row], total: 1, current: 1, size: 10 });
  api.override('queryDictDataByType', [{ ...type, dictValue: 'template', dictLabel: '表格模板' }]);
  const app = await renderApp('/system/document');
  await screen.findByRole('rowheader', { name: '验收单' });
  return app;
}
afterEach(() => vi.restoreAllMocks());
const file = (name: string, bytes = 100) => new File([new Uint8Array(bytes)], name);

test('readers download, and are offered nothing else', async () => {
  const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { user } = await openDocuments([], []);
  expect(screen.getByRole('cell', { name: 'DOCX · 2 KB' })).toBeVisible();
  expect(screen.queryByRole('columnheader', { name: '状态' })).toBeNull();
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('button', { name: /上传|编辑|停用|删除|更多/ })).toBeNull();
  await user.click(screen.getByRole('button', { name: '下载 验收单' }));
  await waitFor(() => expect(click).toHaveBeenCalledOnce());
  expect(callsOf('downloadDoc').map(({ path }) => path)).toEqual([{ id: 'a' }]);
});

test('a document is uploaded when it is chosen, and saved with its file', async () => {
  const { user } = await openDocuments(codes, []);
  await user.click(screen.getByRole('button', { name: '上传文档' }));
  const form = within(await screen.findByRole('dialog', { name: '上传文档' }));
  expect(await form.findByText(/支持 pdf, docx.*每个不超过 50 MB/)).toBeVisible();
  await user.click(form.getByRole('button', { name: '保存' }));
  expect(await form.findByText('请上传文件')).toBeVisible();
  await user.type(form.getByRole('textbox', { name: '文档名称' }), '采购目录');
  await user.click(form.getByRole('combobox', { name: '类型' }));
  await user.click(await screen.findByRole('option', { name: '表格模板' }));
  const gate = Promise.withResolvers<void>();
  api.override('uploadFile', async () => {
    await gate.promise;
    return { ...stored, fileName: '目录.pdf', fileSize: 100 };
  });
  await user.upload(form.getByLabelText('文件', { selector: 'input' }), file('目录.pdf'));
  const remove = await form.findByRole('button', { name: '移除 目录.pdf' });
  gate.resolve();
  await waitFor(() => expect(form.queryByRole('progressbar')).toBeNull());
  expect(remove, 'the row is still the same when the upload has ended').toBeVisible();
  await user.click(form.getByRole('button', { name: '保存' }));
  await waitFor(() => expect(callsOf('saveDownloadDoc')).toHaveLength(1));
  expect(callsOf('saveDownloadDoc')[0]?.body).toMatchObject({ docName: '采购目录', docType: 'template', fileId: stored.id });
});

test('what may not be uploaded is said at the field, with the reason of the server', async () => {
  const { user } = await openDocuments(codes, ['EDIT']);
  await doWith(user, '编辑 验收单');
  const form = within(await screen.findByRole('dialog', { name: '编辑文档：验收单' }));
  expect(await form.findByText('验收单.docx')).toBeVisible();
  await user.upload(form.getByLabelText('文件', { selector: 'input' }), file('大.pdf', 50 * 1024 * 1024 + 1));
  expect(await form.findByText('大.pdf：不能超过 50 MB')).toBeVisible();
  expect(callsOf('uploadFile')).toEqual([]);
  api.override('uploadFile', ({ reply }) =>
    reply.http(400, {
      code: 4000,
      msg: '参数校验失败',
      data: { errors: [{ field: 'file', rule: 'fileType', params: { allowed: 'pdf' }, message: '文件类型不支持' }] },
    }),
  );
  const input = form.getByLabelText('文件', { selector: 'input' });
  await user.upload(input, file('假.pdf'));
  expect(await form.findByText('假.pdf：文件类型不支持')).toBeVisible();
  expect(input, 'browsers tell of the mended file only if they have forgotten the first of its name').toHaveValue('');
});

test('a document is disabled and deleted, after a question with its name', async () => {
  const { user } = await openDocuments(codes, ['EDIT', 'DISABLE', 'DELETE']);
  await doWith(user, '停用 验收单');
  await user.click(within(await screen.findByRole('dialog', { name: '停用“验收单”？' })).getByRole('button', { name: '停用' }));
  await waitFor(() => expect(callsOf('updateDownloadDoc')[0]?.body).toEqual({ version: 4, status: 'DISABLED' }));
  await doWith(user, '删除 验收单');
  const question = within(await screen.findByRole('dialog', { name: '删除“验收单”？' }));
  await user.click(question.getByRole('button', { name: '删除' }));
  await waitFor(() => expect(callsOf('deleteDownloadDoc').map(({ path }) => path)).toEqual([{ id: 'a' }]));
});
