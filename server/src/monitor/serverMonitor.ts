import type { Database } from '../db/open.ts';
import type { LoopDelay } from './eventLoop.ts';
import type { RequestRing } from './requestRing.ts';

/** What this process knows of itself. Other processes on the same database know of themselves. */
export interface ServerMonitor {
  readonly startTime: Date;
  readonly databaseKind: Database['kind'];
  readonly requests: RequestRing;
  /** Null if it is not measured. */
  readonly eventLoopDelay: () => LoopDelay | null;
}
