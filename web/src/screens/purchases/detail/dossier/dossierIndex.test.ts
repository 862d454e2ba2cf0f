import { strFromU8, unzipSync } from 'fflate';
import { expect, test } from 'vitest';
import { languages, loadAreas, loadLanguage, translate } from '#i18n/catalog.ts';
import type { Translate } from '#i18n/messages.ts';
import { api } from '#testing/renderApp.tsx';
import { dossierIndex } from './dossierIndex.ts';
import { packedFiles } from './dossierPages.ts';
import { packDossier } from './packDossier.ts';

const t: Translate = (key, ...parameters) => translate('zh-CN', key, ...parameters);
const written = {
  date: (day: string) => day,
  dateTime: (time: string) => time.slice(0, 16),
  bytes: (size: number) => `${size} B`,
};

test('the archive has an index in both languages that leads to its files', async () => {
  await loadAreas(['fulfilment']);
  await Promise.all(languages.map(loadLanguage));
  const file = { ...api.example('getFileInfo'), id: 'f1', fileName: '合同 <1>#.pdf', fileSize: 20_480 };
  const common = { byName: null, time: '2026-03-20T10:00:00+08:00', amount: null };
  const dossier = {
    ...api.example('getProjectDossier'),
    projectCode: 'JJ1',
    projectName: '离心机 & 转子',
    archiveNo: 'DA-7',
    sections: [
      {
        key: 'CONTRACT' as const,
        required: true,
        complete: true,
        entries: [
          { ...common, title: '合同 <1>#.pdf', code: null, hash: 'a'.repeat(64), file },
          { ...common, title: '采购合同', code: 'HT1', hash: null, file: null },
        ],
      },
    ],
  };
  const files = packedFiles(dossier, t);
  const packed = packDossier({}, { 'index.html': dossierIndex(dossier, files, written) });
  const page = new DOMParser().parseFromString(strFromU8(unzipSync(packed)['index.html'] ?? new Uint8Array()), 'text/html');
  expect(page.querySelector('h1')?.textContent).toBe('JJ1 离心机 & 转子');
  expect(page.body.textContent).toContain('档案号 Archive number: DA-7');
  const rows = [...page.querySelectorAll('tr')].map((row) => [...row.children].map(({ textContent }) => textContent));
  expect(rows).toEqual([
    ['名称 Name', '类别 Type', '时间 Time', '校验值 SHA-256', '大小 Size'],
    ['合同 <1>#.pdf', '合同 Contract', '2026-03-20T10:00', 'a'.repeat(64), '20480 B'],
    ['HT1 · 采购合同', '合同 Contract', '2026-03-20T10:00', '–', '–'],
  ]);
  const address = page.querySelector('a')?.getAttribute('href') ?? '';
  expect(decodeURIComponent(address)).toBe(files[0]?.path);
  expect(address).not.toContain('#');
});
