/** `npm run gallery`: all shared blocks of the web app in all their states, on the mocks, with hot replacement. */
import { fileURLToPath } from 'node:url';
import { createServer } from 'vite';

const vite = await createServer({ configFile: fileURLToPath(new URL('../web/gallery/vite.config.ts', import.meta.url)) });
await vite.listen();
vite.printUrls();
