import '../src/app/layers.css';
import '../src/layout/mantine.css';
import '../src/layout/controls.css';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter } from 'react-router-dom';
import { App } from '../src/app/App.tsx';
import { languages, loadAreas, loadLanguage } from '../src/i18n/catalog.ts';
import { Gallery } from './Gallery.tsx';
import { addGalleryTexts } from './i18n/addGalleryTexts.ts';
import { openMockedSession } from './mockedSession.ts';

async function start(): Promise<void> {
  const session = await openMockedSession();
  addGalleryTexts();
  const language = session.storage.get('arco-locale') ?? languages[0];
  await loadLanguage(language);
  await loadAreas([
    'ui',
    'validation',
    'imports',
    'shell',
    'pages',
    'projects',
    'purchases',
    'roles',
    'session',
    'approvals',
    'claims',
  ]);
  const root = document.getElementById('root');
  if (!root) throw new Error('index.html has no element with the id "root"');
  createRoot(root).render(
    <App session={session} language={language} router={createBrowserRouter([{ path: '*', element: <Gallery /> }])} />,
  );
}

void start();
