import { inspect } from 'node:util';
import { type Logger, pino, stdTimeFunctions } from 'pino';
import type { ServerConfig } from '../config/config.ts';
import { freshLine } from './freshLine.ts';

/** Where the lines of a log go, a stream like `process.stdout`. */
type Output = Pick<NodeJS.WriteStream, 'write' | 'isTTY'>;

/**
 * Creates the log of the server: JSON lines, or lines for people. They go through the same stream as the message of the start, because lines
 * of two writers would change places.
 */
export function createLog(
  { logLevel, logFormat }: Pick<ServerConfig, 'logLevel' | 'logFormat'>,
  output: Output = process.stdout,
): Logger {
  const write = (line: string) => output.write(logFormat === 'json' ? line : freshLine(output) + readable(line));
  const options = { level: logLevel, timestamp: stdTimeFunctions.isoTime, formatters: { level: (level: string) => ({ level }) } };
  return pino(options, { write });
}

function readable(line: string): string {
  const { level, time, pid: _pid, hostname: _hostname, msg, ...facts } = JSON.parse(line);
  const details = Object.keys(facts).length > 0 ? ` ${inspect(facts, { breakLength: Number.POSITIVE_INFINITY })}` : '';
  return `${new Date(time).toLocaleTimeString('en-GB')} ${level} ${msg ?? ''}${details}\n`;
}
