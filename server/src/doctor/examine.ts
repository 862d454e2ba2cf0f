import { setTimeout as delay } from 'node:timers/promises';
import type { Finding } from '#platform/monitor/finding.ts';
import { examineChains } from './chains.ts';
import { examineClock, examineDatabase, examineWork } from './database.ts';
import { examineFiles, examineSpace } from './files.ts';
import { examineGateways } from './gateways.ts';
import type { Examination, Installation } from './installation.ts';
import { examineKeys, examineSettings } from './settings.ts';

const examinations: Record<Finding['check'], Examination> = {
  SETTINGS: examineSettings,
  KEYS: examineKeys,
  DATABASE: examineDatabase,
  CLOCK: examineClock,
  WORK: examineWork,
  SPACE: examineSpace,
  FILES: examineFiles,
  CHAINS: examineChains,
  GATEWAYS: examineGateways,
};

/** A folder or a database that hangs is given up after so long beyond the time for long work. */
const graceMs = 10_000;

/**
 * Examines an installation and changes nothing.
 * @param longestMs after so long, what takes long is examined no further, and the finding says how far it went
 */
export async function examine(installation: Installation, longestMs: number): Promise<Finding[]> {
  const until = performance.now() + longestMs;
  const found = Object.entries(examinations).map(async ([name, examination]) => {
    const check = name as Finding['check'];
    try {
      return await Promise.race([examination(installation, until), givenUp(longestMs + graceMs)]);
    } catch (error) {
      return [unexamined(check, error)];
    }
  });
  return (await Promise.all(found)).flat();
}

async function givenUp(milliseconds: number): Promise<never> {
  await delay(milliseconds, undefined, { ref: false });
  throw new Error(`no answer within ${Math.round(milliseconds / 1000)} s`);
}

/** What could not be examined is no finding that all is well. */
function unexamined(check: Finding['check'], error: unknown): Finding {
  const reason = error instanceof Error ? error.message : String(error);
  return { check, state: 'FAULT', sentence: 'unexamined', params: { reason } };
}
