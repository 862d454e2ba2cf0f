/** `npm start`: the product on one port, on the embedded database unless DATABASE_URL says otherwise. */
import { run } from '../server/src/main.ts';
import { beginPhase } from './phases.mjs';
import { ensurePage } from './webBuild.ts';

await ensurePage('web');
await run({ hasDemoBidding: true, beginPhase });
