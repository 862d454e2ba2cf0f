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
  let done = '';
  const show = (end = '') => {
    const line = `${name.padEnd(nameWidth)}${`${seconds()} s`.padStart(6)}  ${done}`.trimEnd();
    // A line that goes on in the next one could not be written over.
    process.stdout.write(`\r\x1b[K${line.slice(0, (process.stdout.columns || 80) - 1)}${end}`);
  };
  show();
  const timer = setInterval(() => show(), 500);
  timer.unref();
  return {
    progress(text) {
      done = text;
      show();
    },
    end() {
      clearInterval(timer);
      done = '';
      show('\n');
    },
  };
}

function logged(msg) {
  return { level: 'info', time: new Date().toISOString(), pid: process.pid, hostname: hostname(), msg };
}
