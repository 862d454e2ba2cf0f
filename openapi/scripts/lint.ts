/** Runs Redocly's linter over the description with the rules of openapi/redocly.yaml. */
import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const cli = fileURLToPath(import.meta.resolve('@redocly/cli/bin/cli.js'));
const { status } = spawnSync(process.execPath, [cli, 'lint', 'main', '--format=stylish'], {
  cwd: fileURLToPath(new URL('../', import.meta.url)),
  stdio: 'inherit',
  env: { ...process.env, REDOCLY_TELEMETRY: 'off', REDOCLY_SUPPRESS_UPDATE_NOTICE: 'true' },
});
process.exit(status ?? 1);
