// What a start says while it works. Plain JavaScript, because it is used before a Node that reads TypeScript is installed.
import { hostname } from 'node:os';

const nameWidth = 16;

/**
 * Begins a phase of a start. In a terminal it is one line that is written over with its progress; elsewhere, or with LOG_FORMAT=json, its
 * begin and its end are JSON lines like those of the log.
 */
export function beginPhase(name) {
  const started = performance.now();
  const seconds = () => ((performance.now() - started) / 1000).toFixed(1);
  if (!process.stdout.isTTY || process.env.LOG_FORMAT === 'json') {
    const say = (msg) => process.stdout.write(`${JSON.stringify(logged(msg))}\n`);
    say(`${name}: started`);
    return { progress: () => {}, end: () => say(`${name}: done in ${seconds()} s`) };
  }
  const show = (text) => {
    const line = `${name.padEnd(nameWidth)}${text}`.slice(0, process.stdout.columns || undefined);
    process.stdout.write(`\r\x1b[K${line}`);
  };
  show('…');
  return { progress: show, end: () => show(`${seconds()} s\n`) };
}

function logged(msg) {
  return { level: 'info', time: new Date().toISOString(), pid: process.pid, hostname: hostname(), msg };
}
