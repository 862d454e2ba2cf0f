import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin, type ResolvedConfig } from 'vite';

interface Prepared {
  prepareLogin(language: string): Promise<string>;
}

const languages = ['zh-CN', 'en-US'];

/**
 * Writes the login page as markup into `login/index.html`, so that it is painted before the script has been fetched (decision 0021).
 * The page is made by the app itself, in a build for Node.
 */
export function prepareLogin(): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'prepare-login',
    apply: (_config, { command, isSsrBuild }) => command === 'build' && !isSsrBuild,
    configResolved(resolved) {
      config = resolved;
    },
    closeBundle: {
      order: 'pre',
      sequential: true,
      async handler() {
        const folder = join(config.root, config.build.outDir);
        const page = await readFile(join(folder, 'index.html'), 'utf8');
        await mkdir(join(folder, 'login'), { recursive: true });
        const script = await inlineScript(config);
        await writeFile(
          join(folder, 'login/index.html'),
          await withNodeBuild(config, (prepared) => fillIn(folder, page, script, prepared)),
        );
      },
    },
  };
}

/** The page with its styles in it: another round trip before the first paint would be the longest part of it. */
async function fillIn(folder: string, page: string, inline: string, { prepareLogin: prepare }: Prepared): Promise<string> {
  const pages = await Promise.all(
    languages.map(async (language) => `<div data-page="${language}">${await prepare(language)}</div>`),
  );
  const hideOthers = languages.map((language) => `html:not([data-prepared='${language}']) [data-page='${language}']`);
  const styles = await Promise.all([...page.matchAll(stylesheets)].map(([, path = '']) => readFile(join(folder, path), 'utf8')));
  // The links are not fetched, but there: else the first part that wants these styles would fetch them and add them once more.
  return page
    .replace(stylesheets, (link) => link.replace('<link', '<link disabled'))
    .replace('<script', (script) => `<script>${inline}</script>${script}`)
    .replace('</head>', () => `<style>${styles.join('')}${hideOthers}{display:none}</style></head>`)
    .replace('<div id="root"></div>', (root) => root + withoutRepeatedStyles(pages.join('')));
}

const stylesheets = /<link rel="stylesheet"[^>]*href="([^"]+)"[^>]*>/g;

/** The theme writes the same styles into the page of each language. */
function withoutRepeatedStyles(markup: string): string {
  const seen = new Set<string>();
  return markup.replace(/<style.*?<\/style>/gs, (style) => {
    if (seen.has(style)) return '';
    seen.add(style);
    return style;
  });
}

/** What chooses between the prepared pages, and all that it imports, as one script. */
async function inlineScript({ root }: ResolvedConfig): Promise<string> {
  const built = await build({
    root,
    configFile: false,
    logLevel: 'warn',
    build: {
      write: false,
      target: 'es2022',
      rolldownOptions: { input: 'src/app/choosePrepared.ts', output: { format: 'iife' } },
    },
  });
  const [output] = [built].flat().flatMap((result) => ('output' in result ? result.output : []));
  if (output?.type !== 'chunk') throw new Error('choosePrepared.ts was not built');
  return output.code.trim();
}

/** Builds the page for Node, below the root, where the packages that it imports are found; the build goes when it has been used. */
async function withNodeBuild<T>({ root }: ResolvedConfig, use: (prepared: Prepared) => Promise<T>): Promise<T> {
  await mkdir(join(root, 'node_modules'), { recursive: true });
  const outDir = await mkdtemp(join(root, 'node_modules/.prepared-'));
  const input = 'src/app/preparedLogin.tsx';
  try {
    await build({ root, logLevel: 'warn', build: { ssr: input, outDir, manifest: false, rollupOptions: { input } } });
    return await use(await import(pathToFileURL(join(outDir, 'preparedLogin.js')).href));
  } finally {
    await rm(outDir, { recursive: true });
  }
}
