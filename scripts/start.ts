/** `npm start`: the product on one port, on the embedded database unless DATABASE_URL says otherwise. */
import { ensureWebBuild } from './webBuild.ts';

await ensureWebBuild();
await import('../server/src/main.ts');
