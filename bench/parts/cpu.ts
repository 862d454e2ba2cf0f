import { existsSync, readdirSync, readFileSync } from 'node:fs';

/** CPU milliseconds that a process has used so far, in all its threads, in user and kernel mode (Linux); null if it has ended. */
function cpuMs(pid: number): number | null {
  const threads = `/proc/${pid}/task`;
  if (!existsSync(threads)) return null;
  const nanoseconds = readdirSync(threads).map((thread) => {
    const file = `${threads}/${thread}/schedstat`;
    return existsSync(file) ? Number(readFileSync(file, 'utf8').split(' ')[0]) : 0;
  });
  return nanoseconds.reduce((sum, one) => sum + one, 0) / 1e6;
}

/** CPU milliseconds that processes use for some work. Those that end meanwhile count up to then. */
export async function cpuOf(pids: number[], work: () => Promise<unknown>): Promise<number> {
  const before = pids.map((pid) => cpuMs(pid) ?? 0);
  await work();
  return pids.reduce((sum, pid, index) => sum + Math.max(0, (cpuMs(pid) ?? 0) - (before[index] ?? 0)), 0);
}
