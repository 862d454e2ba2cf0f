import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { JSDOM } from 'jsdom';
import { bundledCode } from './bundledCode.ts';

const rows = Array.from({ length: 1000 }, (_, index) => String(index));
const actions = ['update', 'remove', 'export'];
const rounds = 5;

/** What it costs to draw the rows with a button for each permitted action. */
export interface RowsCost {
  /** From the first render until all buttons are there; the quickest of some rounds. */
  ms: number;
  /** Requests of the server, or questions to the provider which in an application asks the server. */
  questions: number;
}

/**
 * Draws 1000 rows that ask three permissions each, in jsdom, with React as it is for production.
 * @param folder where the peers are installed, and React
 */
export async function costsOfRows(folder: string): Promise<Record<string, RowsCost>> {
  const { window } = new JSDOM('<body></body>', { url: 'http://bench.example', pretendToBeVisual: true });
  Object.assign(globalThis, { window, document: window.document, localStorage: window.localStorage });
  process.env.NODE_ENV = 'production';
  const hooks = fileURLToPath(new URL('../../hooks/src/', import.meta.url));
  const names = ['index', 'testing/fakeServer', 'testing/memoryStorage'].map((name) => JSON.stringify(`${hooks}${name}.ts`));
  writeFileSync(
    join(folder, 'ours.js'),
    await bundledCode(names.map((name) => `export * from ${name};`).join(''), [/^(react|@tanstack)/]),
  );
  const load = (path: string) => import(pathToFileURL(join(folder, path)).href);
  const { createElement, Fragment } = (await load('node_modules/react/index.js')).default;
  const { createRoot } = (await load('node_modules/react-dom/client.js')).default;
  const { QueryClient, QueryClientProvider } = await load('node_modules/@tanstack/react-query/build/modern/index.js');
  const ours = await load('ours.js');
  const reactAdmin = await load('node_modules/ra-core/dist/index.js');
  const refine = await load('node_modules/@refinedev/core/dist/index.mjs');
  const caches = ['ours', 'ra-core', 'refine'].map(() => new QueryClient());
  const [ourCache, reactAdminCache, refineCache] = caches;
  let questions = 0;

  const button = (isAllowed: boolean | undefined, key: string) => isAllowed && createElement('button', { key });
  const list = (Row: unknown) => createElement(Fragment, null, ...rows.map((id) => createElement(Row, { key: id, id })));

  const { fetch } = ours.createFakeServer({ delay: async (what: string) => void (what.endsWith('leaves') && questions++) });
  const session = ours.createSession({
    baseUrl: 'http://bench.example/api',
    fetch,
    storage: ours.createBrowser().tab(),
    queryClient: ourCache,
  });
  await session.login({ username: 'teacher1', password: 'Seed@2026' });
  const [permitted] = session.getState().permissions;
  function OurRow() {
    const can = ours.usePermission();
    return createElement('p', null, ...actions.map((action) => button(can(permitted), action)));
  }

  const authProvider = { canAccess: async () => ++questions > 0 };
  function Cell({ id, action }: { id: string; action: string }) {
    return button(reactAdmin.useCanAccess({ resource: 'roles', action, record: { id } }).canAccess, action) || null;
  }
  const ReactAdminRow = ({ id }: { id: string }) =>
    createElement('p', null, ...actions.map((action) => createElement(Cell, { key: action, id, action })));

  const accessControlProvider = { can: async () => ({ can: ++questions > 0 }) };
  function RefineCell({ id, action }: { id: string; action: string }) {
    return button(refine.useCan({ resource: 'roles', action, params: { id } }).data?.can, action) || null;
  }
  const RefineRow = ({ id }: { id: string }) =>
    createElement('p', null, ...actions.map((action) => createElement(RefineCell, { key: action, id, action })));

  const pages: Record<string, () => unknown> = {
    ours: () => createElement(ours.SessionProvider, { session }, list(OurRow)),
    'ra-core': () =>
      createElement(
        QueryClientProvider,
        { client: reactAdminCache },
        createElement(reactAdmin.AuthContext.Provider, { value: authProvider }, list(ReactAdminRow)),
      ),
    '@refinedev/core': () =>
      createElement(
        refine.Refine,
        {
          accessControlProvider,
          dataProvider: {},
          options: { disableTelemetry: true, reactQuery: { clientConfig: refineCache } },
        },
        list(RefineRow),
      ),
  };
  const costs: Record<string, RowsCost> = {};
  for (const [name, page] of Object.entries(pages)) {
    const times: number[] = [];
    for (let round = 0; round < rounds; round++) {
      questions = 0;
      for (const cache of caches) cache.clear();
      const place = document.body.appendChild(document.createElement('div'));
      const root = createRoot(place);
      const began = performance.now();
      root.render(page());
      while (place.querySelectorAll('button').length < rows.length * actions.length) {
        if (performance.now() - began > 60_000) throw new Error(`${name} has not drawn its rows within a minute.`);
        await new Promise((resolve) => setImmediate(resolve));
      }
      times.push(performance.now() - began);
      root.unmount();
      place.remove();
    }
    costs[name] = { ms: Math.min(...times), questions };
  }
  session.close();
  // What they keep for later would keep the process, too.
  for (const cache of caches) cache.clear();
  window.close();
  return costs;
}
