import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, test } from 'vitest';
import { openScreen } from '#testing/openScreen.ts';
import { paste } from '#testing/paste.ts';
import { api, callsOf } from '#testing/renderApp.tsx';

const dialog = async (name: string) => within(await screen.findByRole('dialog', { name }));

describe('pictures in the text of an article', () => {
  const photo = (name = '现场.png') => new File(['x'], name, { type: 'image/png' });
  const info = { ...api.example('uploadFile'), id: 'f1', url: '/api/file/download/f1?expires=1&signature=x' };
  async function openEditor() {
    const app = await openScreen('/system/newsInformation', { permissions: ['content:news:create'] });
    await app.user.click(await screen.findByRole('button', { name: '新建资讯' }));
    const form = await dialog('新建资讯');
    await app.user.type(await form.findByRole('textbox', { name: '标题' }), '新的资讯');
    const editor = await form.findByRole('textbox', { name: '正文' });
    return { ...app, form, editor, save: () => app.user.click(form.getByRole('button', { name: '保存' })) };
  }
  const saved = () => callsOf('saveNews').map(({ body }) => (body as { content: string }).content);

  test('that are pasted are uploaded and stand in the text; the form waits for them', async () => {
    const { promise, resolve } = Promise.withResolvers<void>();
    api.override('uploadFile', () => promise.then(() => info));
    const { form, editor, save } = await openEditor();
    paste(editor, '<img src="file:///C:/clip.png">', [photo()]);
    expect(await form.findByRole('progressbar', { name: '正在上传 现场.png' })).toBeVisible();
    await save();
    expect(await form.findByText(/图片尚未全部上传/)).toBeVisible();
    expect(saved()).toEqual([]);
    resolve();
    await waitFor(() => expect(editor.querySelector('img')?.getAttribute('src')).toBe(info.url));
    await save();
    await waitFor(() => expect(saved()).toEqual([`<img src="${info.url.replace('&', '&amp;')}" alt=""><p></p>`]));
  });

  test('that came within pasted text are uploaded from there, and stand between its headings and its merged cells', async () => {
    api.override('uploadFile', info);
    const { form, editor, save } = await openEditor();
    const table = '<table><tr><td colspan="2">甲</td></tr><tr><td>乙</td><td>丙</td></tr></table>';
    paste(editor, `<h1>公告</h1><p><img src="data:image/png;base64,iVBORw0KGgo=" alt="现场"></p>${table}`);
    await waitFor(() => expect(editor.querySelector('img')?.getAttribute('src')).toBe(info.url));
    expect(form.queryByText(/图片未能随文字粘贴/)).toBeNull();
    await save();
    await waitFor(() => expect(saved()).toHaveLength(1));
    expect(saved()[0]).toMatch(/<h2>公告<\/h2>.*<img src="\/api\/file\/download\/f1[^>]*alt="现场">.*<td colspan="2"/);
    expect(saved()[0]).not.toMatch(/data:|data-upload/);
  });

  test('that could not be uploaded keep their place, and can be tried again', async () => {
    const errors = [{ field: 'file', rule: 'fileType', params: { allowed: 'png' }, message: '文件类型不支持' }];
    api.override('uploadFile', ({ reply }) => reply.http(400, { code: 4000, msg: '参数校验失败', data: { errors } }));
    const { user, form, editor, save } = await openEditor();
    paste(editor, '<p>前</p>');
    await user.upload(form.getByLabelText('插入图片', { selector: 'input' }), photo());
    expect(await form.findByRole('alert')).toHaveTextContent('文件类型不支持');
    api.override('uploadFile', info);
    await user.click(form.getByRole('button', { name: '重试 现场.png' }));
    await waitFor(() => expect(editor.querySelector('img')?.getAttribute('src')).toBe(info.url));
    await save();
    await waitFor(() => expect(saved()[0]).toContain('<p>前</p><img src="/api/file/download/f1'));
  });

  test('that could not be uploaded can be taken out', async () => {
    api.override('uploadFile', ({ reply }) => reply.fail(4010));
    const { user, form, editor, save } = await openEditor();
    paste(editor, '<p>前</p>');
    paste(editor, '', [photo()]);
    await user.click(await form.findByRole('button', { name: '移除 现场.png' }));
    await save();
    await waitFor(() => expect(saved()).toEqual(['<p>前</p><p></p>']));
  });

  test('of another kind are refused before they are sent, and those of Word are named as missing', async () => {
    const { form, editor } = await openEditor();
    paste(editor, '', [photo('a.gif')]);
    expect(await form.findByText('a.gif：只支持 png, jpg, jpeg')).toBeVisible();
    expect(callsOf('uploadFile')).toEqual([]);
    paste(editor, '<p>前<img src="file:///C:/a.png"></p>');
    expect(await form.findByText(/有 1 张图片未能随文字粘贴/)).toBeVisible();
  });

  test('are described for those who do not see them', async () => {
    api.override('uploadFile', info);
    const { user, form, editor, save } = await openEditor();
    paste(editor, '', [photo()]);
    await waitFor(() => expect(editor.querySelector('img')?.getAttribute('src')).toBe(info.url));
    // The editor takes the focus with the next frame; until then keys would go elsewhere.
    await waitFor(() => expect(editor).toHaveFocus());
    // The empty line below goes, and the picture is chosen.
    await user.type(editor, '{Backspace}', { skipClick: true });
    await user.click(await form.findByRole('button', { name: '图片说明' }));
    await user.type(await screen.findByRole('textbox', { name: '图片说明' }), '开标现场{Enter}');
    await save();
    await waitFor(() => expect(saved()[0]).toContain('alt="开标现场"'));
  });
});
