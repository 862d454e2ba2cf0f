import { runDoctor } from '#doctor/runDoctor.ts';

// `npm run doctor`: examines settings, keys, database, clocks, files, logs and gateways, and says what to do. It changes nothing.

process.exitCode = await runDoctor(process.env, (line) => process.stdout.write(`${line}\n`));
