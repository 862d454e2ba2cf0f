/** `npm start`: the product on one port, on the embedded database unless DATABASE_URL says otherwise. */
import { run } from '../server/src/main.ts';
import { ensureWebBuild } from './webBuild.ts';

ensureWebBuild();
await run({ hasDemoBidding: true });
