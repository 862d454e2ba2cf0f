import { useSession } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { screen, waitFor } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { loadAreas, loadLanguage } from '#i18n/catalog.ts';
import { api, callsOf, renderApp } from '#testing/renderApp.tsx';
import { FileList } from './FileLink.tsx';

const file: Schemas['FileInfo'] = {
  id: '01957b1e-6c00-7a10-8000-000000000a02',
  fileName: '采购管理办法.pdf',
  fileSize: 381_207,
  contentType: 'application/pdf',
  sha256: '0'.repeat(64),
  bizType: 'ARTICLE',
  url: '/api/file/download/old',
  createTime: '2026-03-02T09:00:00+08:00',
  urlExpireTime: '2026-03-02T09:10:00+08:00',
  createByName: null,
};

/** A screen is there only once somebody is logged in. */
function Files({ changes }: { changes: Partial<Schemas['FileInfo']> }) {
  return useSession().status === 'ready' && <FileList files={[{ ...file, ...changes }]} label="附件" />;
}

async function show(changes: Partial<Schemas['FileInfo']>) {
  await loadLanguage('zh-CN');
  await loadAreas(['ui']);
  const app = await renderApp('/exception/404', { beside: <Files changes={changes} /> });
  return { ...app, link: await screen.findByRole('link', { name: /^下载 ?采购管理办法.pdf/ }) };
}

test('a file has name, kind and size, and is downloaded from its address', async () => {
  const { link, user } = await show({ urlExpireTime: '2999-01-01T00:00:00+08:00' });
  expect(link).toHaveTextContent('采购管理办法.pdfPDF · 372 KB');
  expect(link).toHaveAttribute('href', '/api/file/download/old');
  link.addEventListener('click', (event) => event.preventDefault());
  await user.click(link);
  expect(callsOf('getFileInfo')).toEqual([]);
});

test('a new address is asked for when the first has ended', async () => {
  const clicked = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  const { link, user } = await show({});
  await user.click(link);
  await waitFor(() => expect(clicked).toHaveBeenCalledOnce());
  expect(callsOf('getFileInfo').map(({ path }) => path)).toEqual([{ id: file.id }]);
  clicked.mockRestore();
});

test('a file that is gone is told', async () => {
  api.override('getFileInfo', ({ reply }) => reply.fail(4004));
  const { link, user } = await show({});
  await user.click(link);
  expect(await screen.findByText('数据不存在')).toBeVisible();
});
