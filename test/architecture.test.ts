import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { routeTable } from '../web/scripts/routeTable.ts';
import { root, sources } from './sources.ts';

const files = sources();
const below = (folder: string) => files.filter(({ path }) => path.startsWith(`${folder}/`));
const product = files.filter(({ isTest }) => !isTest);

/** Imports of the files that break a rule, as `file -> import`. */
function offences(group: typeof files, isForbidden: (specifier: string, path: string) => boolean): string[] {
  return group.flatMap(({ path, imports }) =>
    imports.filter((specifier) => isForbidden(specifier, path)).map((specifier) => `${path} -> ${specifier}`),
  );
}

const isPackage = (specifier: string) => !/^(openapi|sdk|hooks|web|server|test|bench|scripts)\//.test(specifier);

describe('who may import whom', () => {
  test('the main entry of the SDK needs openapi-fetch only; the mocks may use msw and zod, the schemas zod, commitments RFC 8785', () => {
    const extras: Record<string, string[]> = { msw: ['msw', 'zod'], zod: ['zod'], 'commitment.ts': ['canonicalize'] };
    const allowed = (path: string) => ['openapi-fetch', ...(extras[path.split('/')[2] as string] ?? [])];
    const own = below('sdk').filter(({ isTest }) => !isTest);
    expect(offences(own, (specifier, path) => isPackage(specifier) && !allowed(path).includes(specifier))).toEqual([]);
    expect(
      offences(
        own.filter(({ path }) => !/^sdk\/src\/(msw|zod)\//.test(path)),
        (specifier) => /^sdk\/src\/(msw|zod)\/|generated\/(contract|examples|zod)/.test(specifier),
      ),
    ).toEqual([]);
  });

  test('the hooks know the SDK, React and React Query, nothing else', () => {
    const allowed = ['@campus-procurement/sdk', '@tanstack/react-query', 'react'];
    const own = below('hooks/src').filter(({ isTest }) => !isTest);
    expect(offences(own, (specifier) => isPackage(specifier) && !allowed.includes(specifier))).toEqual([]);
  });

  test('the server takes types, routes and the contract from the SDK, never the web app or the hooks', () => {
    expect(offences(below('server'), (specifier) => /^(web|hooks)\/|campus-procurement\/(hooks|web)/.test(specifier))).toEqual(
      [],
    );
  });

  test('nobody imports the web app or the server, but what starts them', () => {
    const others = files.filter(({ path }) => /^(openapi|sdk|hooks)\//.test(path));
    expect(offences(others, (specifier) => /^(web|server)\/|campus-procurement\/(web|server)/.test(specifier))).toEqual([]);
    expect(offences(below('web'), (specifier) => specifier.startsWith('server/'))).toEqual([]);
  });

  test('inside the web app arrows run app -> layout, screens -> ui -> i18n, and portal -> ui -> i18n beside them', () => {
    const layer = (path: string) => /^web\/src\/(app|portal|layout|screens|ui|i18n)\//.exec(path)?.[1];
    const mayUse: Record<string, string[]> = {
      app: ['app', 'layout', 'screens', 'ui', 'i18n'],
      // Of the other application the portal has its styles and its way to tell of failures; nobody imports the portal.
      portal: ['portal', 'app', 'ui', 'i18n'],
      layout: ['layout', 'ui', 'i18n'],
      screens: ['screens', 'ui', 'i18n'],
      ui: ['ui', 'i18n'],
      i18n: ['i18n'],
    };
    const inside = product.filter(({ path }) => layer(path));
    expect(
      offences(inside, (specifier, path) => {
        const target = layer(specifier);
        return target !== undefined && !(mayUse[layer(path) as string] as string[]).includes(target);
      }),
    ).toEqual([]);
  });

  test('a screen never imports another screen', () => {
    const folder = (path: string) => /^(web\/src\/screens\/.+)\/[^/]+$/.exec(path)?.[1];
    const screens = product.filter(({ path }) => folder(path));
    const withScreen = new Set(screens.filter(({ path }) => /Screens?\.tsx$/.test(path)).map(({ path }) => folder(path)));
    expect(
      offences(screens, (specifier, path) => {
        const target = folder(specifier);
        return target !== undefined && !`${folder(path)}/`.startsWith(`${target}/`) && withScreen.has(target);
      }),
    ).toEqual([]);
  });

  test('no folder of screens is named for an address', () => {
    const words = new Set(
      [...routeTable.matchAll(/path: '\/([^']+)'/g)]
        .flatMap(([, path = '']) => path.split('/'))
        .filter((word) => word.includes('-')),
    );
    expect(words.size).toBeGreaterThan(0);
    const named = files.filter(
      ({ path }) => path.startsWith('web/src/screens/') && path.split('/').some((part) => words.has(part)),
    );
    expect(named.map(({ path }) => path)).toEqual([]);
  });

  test('rooms of the server that hold handlers know nothing of the pipeline, and of each other the public face only', () => {
    const room = (path: string) =>
      /^server\/src\/((?:associations|content|home|ledger\/cards|people|purchase|settings|stock|suppliers)(?:\/.+)?)\/[^/]+$/
        .exec(path)?.[1]
        ?.replace('/announcements/texts', '/announcements');
    const inside = product.filter(({ path }) => room(path));
    expect(
      offences(inside, (specifier, path) => {
        const [own, target] = [room(path), room(specifier)];
        const isForeign = target !== undefined && target !== own && !target.startsWith(`${own}/`);
        return specifier.startsWith('server/src/platform/http/') || (isForeign && !specifier.endsWith('/public.ts'));
      }),
    ).toEqual([]);
  });

  test('the rooms of the server stand on one another as docs/architecture.md draws them', () => {
    const drawing = /```text\n([\s\S]+?)```/.exec(readFileSync(join(root, 'docs/architecture.md'), 'utf8'))?.[1] ?? '';
    const rows = drawing
      .trim()
      .split('\n')
      .map((row) => row.trim().split(/\s+/));
    const rowOf = (path: string) => {
      const name = /^server\/src\/(?:(\w+)\/|\w+\.ts$)/.exec(path);
      return name ? rows.findIndex((row) => row.includes(name[1] ?? 'main')) : null;
    };
    const own = below('server/src').filter(({ isTest }) => !isTest);
    expect(own.filter(({ path }) => rowOf(path) === -1).map(({ path }) => path)).toEqual([]);
    const roomOf = (path: string) => path.split('/')[2];
    expect(
      offences(own, (specifier, path) => {
        const [from, to] = [rowOf(path), rowOf(specifier)];
        return (
          from !== null && to !== null && to <= from && roomOf(specifier) !== roomOf(path) && !/^server\/src\/\w+\.ts$/.test(path)
        );
      }),
    ).toEqual([]);
  });

  test.each(['sdk', 'hooks', 'web', 'server'])('the folders of %s import one another in one direction', (name) => {
    const own = below(`${name}/src`).filter(({ isTest }) => !isTest);
    const folderOf = (path: string) => path.split('/').slice(0, -1).join('/');
    const arrows = new Map<string, Set<string>>();
    for (const { path, valueImports } of own) {
      const [from, targets] = [folderOf(path), valueImports.filter((target) => target.startsWith(`${name}/src/`))];
      arrows.set(from, new Set([...(arrows.get(from) ?? []), ...targets.map(folderOf).filter((folder) => folder !== from)]));
    }
    // A folder from which nothing leads on to a folder that is left is below all others; what is left in the end goes in circles.
    for (let before = -1; before !== arrows.size; ) {
      before = arrows.size;
      for (const [folder, targets] of arrows) if (![...targets].some((target) => arrows.has(target))) arrows.delete(folder);
    }
    expect(
      [...arrows].map(([folder, targets]) => `${folder} -> ${[...targets].filter((one) => arrows.has(one)).join(', ')}`),
    ).toEqual([]);
  });
});

describe('dependencies are used by what they offer', () => {
  test('nothing of a package is used that it calls unsafe', () => {
    const using = files.filter(({ path, text }) => /^(web|hooks)\//.test(path) && /\bUNSAFE_/.test(text));
    expect(using.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is imported from the folders that a package is built in', () => {
    const isInside = (specifier: string) => /^(@[^/]+\/)?[^/@#]+\/(lib|src|dist|esm|cjs|build|internals?)\//.test(specifier);
    const documented = 'ajv/dist/2020.js'; // The entry for JSON Schema 2020-12.
    expect(offences(files, (specifier) => isPackage(specifier) && isInside(specifier) && specifier !== documented)).toEqual([]);
  });
});

describe('one place for each thing', () => {
  test('what roles may do is changed by operations on roles and menus only, because the pipeline tells all servers of those', () => {
    const writes = /\.(insertInto|updateTable|deleteFrom)\(\s*'(role|roleMenu|roleAssignable|menu|menuSwitch)'/;
    const writers = below('server/src').filter(({ text, isTest }) => !isTest && writes.test(text));
    const allowed = /^server\/src\/(people\/(roles|menus)|reference|demo\/seed)\//;
    expect(writers.map(({ path }) => path).filter((path) => !allowed.test(path))).toEqual([]);
  });

  test('departments are changed by their own operations only, for the same reason; a new school gets its first one', () => {
    const writes = /\.(insertInto|updateTable|deleteFrom)\(\s*'dept'/;
    const writers = below('server/src').filter(({ text, isTest }) => !isTest && writes.test(text));
    const allowed = /^server\/src\/(people\/departments\/|settings\/schools\/registerSchool|reference\/|demo\/seed\/)/;
    expect(writers.map(({ path }) => path).filter((path) => !allowed.test(path))).toEqual([]);
  });

  const code = (text: string) => text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*|'[^'\n]*'|`[^`]*`/g, '');
  const users = (pattern: RegExp, group = product) =>
    group.filter(({ text }) => pattern.test(code(text))).map(({ path }) => path);

  test('the browser talks to the server through the SDK only', () => {
    expect(
      users(
        /\bfetch\(|XMLHttpRequest|sendBeacon|EventSource/,
        [...below('web/src'), ...below('hooks/src')].filter((f) => !f.isTest),
      ),
    ).toEqual([]);
  });

  test('lists are asked for by the names of their operations; client.list is for other systems', () => {
    expect(users(/\bclient\.list\b/)).toEqual([]);
  });

  test('the web app has one mock of the API, that of the SDK', () => {
    const mocks = /^web\/(src\/testing\/(mockApi|browserMocks)|gallery\/mockedSession|vite\.config)\.ts$/;
    const others = below('web').filter(({ path }) => !mocks.test(path));
    expect(offences(others, (specifier) => /^(msw|nock|fetch-mock)\b/.test(specifier))).toEqual([]);
    const replaced = others.filter(({ text }) => /stubGlobal\('fetch'|globalThis\.fetch =/.test(text));
    expect(replaced.map(({ path }) => path)).toEqual([]);
  });

  test('no page asks for a code that belongs to everybody: such codes are in no list of what somebody holds', () => {
    const asking = product.filter(({ path, text }) => path.startsWith('web/src/') && /['"`](session|base):/.test(text));
    expect(asking.map(({ path }) => path)).toEqual([]);
  });

  test('local storage is touched in the storage of the hooks only', () => {
    const offenders = users(
      /\b(localStorage|sessionStorage)\b/,
      [...below('web/src'), ...below('hooks/src'), ...below('sdk/src')].filter((f) => !f.isTest),
    );
    const places = /^hooks\/src\/storage\/storage(Adapter)?\.ts$/;
    expect(offenders.filter((path) => !places.test(path))).toEqual([]);
  });

  test('of a page the hooks use storage and events, nothing else', () => {
    const own = below('hooks/src').filter(({ isTest }) => !isTest);
    expect(
      users(/\b(document|navigator|location|history)\b|\bwindow\.(?!(local|session)Storage|(add|remove)EventListener)/, own),
    ).toEqual([]);
  });

  test('a dialog or drawer that is there only while it is open gives the focus back: Dialog and SideDrawer', () => {
    const bare = product.filter(({ text }) => /<(Modal|Drawer)\s+opened(\s|>)/.test(text));
    expect(bare.map(({ path }) => path).toSorted()).toEqual([
      'web/src/ui/feedback/Dialog.tsx',
      'web/src/ui/feedback/SideDrawer.tsx',
    ]);
  });

  test('the offset of the schools is calculated with in sdk/time only', () => {
    expect(users(/\b8 \* (hourMs|3_?600)|\boffsetMs\b/)).toEqual(['sdk/src/time.ts']);
  });

  test('what is fetched late can be fetched again: lazyPart instead of React.lazy', () => {
    const lazy = below('web/src').filter(({ text }) => /import \{[^}]*\blazy\b[^}]*\} from 'react'|React\.lazy/.test(text));
    expect(lazy.map(({ path }) => path)).toEqual(['web/src/ui/loading/lazyPart.tsx']);
  });

  test('no markup is set from strings', () => {
    expect(users(/innerHTML|dangerouslySetInnerHTML|document\.write/)).toEqual([]);
  });

  test('texts stand in i18n, seed and mock vocabulary, not in code', () => {
    // Seed, mocks and examples speak of people and things; browser measurements press buttons by their names. Notices are documents in Chinese, and amounts are
    // written and read in Chinese.
    const home =
      /^bench\/|\/i18n\/|server\/src\/(demo|reference|purchase\/announcements|platform\/db\/migrations)\/|sdk\/src\/(msw\/|money\.ts)/;
    const withChinese = product.filter(
      ({ path, text }) => !home.test(path) && /[\u4e00-\u9fff]/.test(text.replaceAll(/\/\*[\s\S]*?\*\/|\/\/.*/g, '')),
    );
    // The console message of a failed menu request is prescribed to the letter.
    expect(withChinese.map(({ path }) => path).filter((path) => !path.startsWith('hooks/src/'))).toEqual([]);
    expect(withChinese.filter(({ path }) => path.startsWith('hooks/src/')).length).toBeLessThanOrEqual(1);
  });
});

describe('names', () => {
  test('folders are not named after nothing', () => {
    expect(files.map(({ path }) => path).filter((path) => /\/(utils|common|helpers|misc)\//.test(path))).toEqual([]);
  });
});

describe('truth', () => {
  test('generated files are what the description gives', () => {
    const run = () =>
      execFileSync(process.execPath, ['openapi/scripts/generate.ts', '--check'], { cwd: root, encoding: 'utf8', stdio: 'pipe' });
    expect(run()).toContain('up to date');
  });

  test('what tests draw follows from the seed of the run', () => {
    const drawing = files.filter(({ isTest, text }) => isTest && /\bMath\.random\(\)|\brandomInt\b/.test(text));
    expect(drawing.map(({ path }) => path)).toEqual([]);
  });

  test('nothing is left to do, skipped or silenced', () => {
    // A quoted 'TODO' is the name of what waits for somebody.
    const marks = /(?<!')\b(TODO|FIXME|XXX)\b|@ts-(ignore|nocheck)|\bas any\b|\b(it|test|describe)\.(skip|only|todo)\b/;
    expect(
      files.filter(({ path, text }) => !path.startsWith('test/architecture') && marks.test(text)).map(({ path }) => path),
    ).toEqual([]);
  });
});
