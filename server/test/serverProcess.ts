import { type ChildProcess, spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';

interface ServerProcess {
  url: string;
  process: ChildProcess;
}

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Starts the server as an operator would, in a process of its own, and waits until it serves.
 * @param script what is run; `scripts/start.ts` has purchases of a year among its demo data
 */
export async function startServerProcess(
  environment: Record<string, string>,
  script: 'server/src/main.ts' | 'scripts/start.ts' = 'server/src/main.ts',
): Promise<ServerProcess> {
  const child = spawn(process.execPath, ['--conditions=@campus-procurement/source', script], {
    cwd: root,
    env: { ...process.env, PORT: '0', LOG_LEVEL: 'silent', STOP_DELAY_SECONDS: '0', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  for await (const line of createInterface({ input: child.stdout })) {
    const url = /http:\/\/127\.0\.0\.1:\d+/.exec(line)?.[0];
    if (url) return { url, process: child };
  }
  throw new Error('the server ended before it served');
}
