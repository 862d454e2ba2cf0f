/**
 * `npm run dev`: the server, restarted at each change, and Vite with hot replacement in front of it.
 * `npm run dev:mock`: the web app alone, on the mocks generated from the description.
 */
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const mock = process.argv.includes('--mock');
const main = fileURLToPath(new URL('../server/src/main.ts', import.meta.url));

if (mock) process.env.VITE_MOCK = '1';
else {
  const env = { ...process.env, CHECK_ANSWERS: '1' };
  spawn(process.execPath, ['--watch', '--conditions=@campus-procurement/source', main], { stdio: 'inherit', env });
}

const vite = await createServer({ configFile: fileURLToPath(new URL('../web/vite.config.ts', import.meta.url)) });
await vite.listen();
vite.printUrls();
