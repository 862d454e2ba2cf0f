import type { ServerConfig } from '#platform/config/config.ts';
import type { Database } from '#platform/db/database.ts';
import type { FileStore } from '#platform/files/fileStore.ts';
import type { Finding } from '#platform/monitor/finding.ts';
import type { Sealing } from '#platform/sealing/sealing.ts';
import type { WechatProvider } from '#platform/wechat/wechatProvider.ts';

/** An installation whose database can be opened and is up to date. */
export interface Installation {
  config: ServerConfig;
  /** The names of the environment variables that the process has. */
  variables: readonly string[];
  database: Pick<Database, 'db' | 'reports' | 'kind'>;
  files: FileStore;
  sealing: Sealing;
  /** Null if none is set up, also where demo data have a fake one. */
  wechat: WechatProvider | null;
  /** By how many milliseconds the clock of the process has jumped. */
  clockJump: () => number;
  now: () => Date;
}

/** Looks at one thing. @param until when long work ends, in milliseconds of `performance.now()`; what is left then is not examined */
export type Examination = (installation: Installation, until: number) => Promise<Finding[]>;
