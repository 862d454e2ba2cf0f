import type { Database } from '../db/database.ts';
import type { LoopDelay } from './eventLoop.ts';
import type { Finding } from './finding.ts';
import type { RequestRing } from './requestRing.ts';

/** The figures of this process. Other processes on the same database have their own. */
export interface ServerMonitor {
  readonly startTime: Date;
  readonly databaseKind: Database['kind'];
  readonly requests: RequestRing;
  /** By how many milliseconds the clock has jumped and is not trusted since; 0 if it is. */
  clockJump: () => number;
  /** Returns null if nothing was measured. */
  readonly eventLoopDelay: () => LoopDelay | null;
  /** Examines the whole installation, within some seconds. */
  readonly examine: () => Promise<Finding[]>;
}
