import type { Schemas } from '@campus-procurement/sdk';
import { sql } from 'kysely';
import { type Panel, panel } from '#platform/panels/panel.ts';

type Figures = Omit<Schemas['DatabaseFigures'], 'kind'>;

/** The figures of the database. The embedded one has no connections, because it runs in this process. */
export const databaseFigures: Panel<Schemas['DatabaseFigures']> = panel(
  ({ monitor: { databaseKind } }) => {
    const connections =
      databaseKind === 'embedded'
        ? sql`'connections', null, 'maxConnections', null`
        : sql`'connections', (select count(*) from pg_stat_activity where datname = current_database()),
            'maxConnections', current_setting('max_connections')::integer`;
    return sql<Figures>`json_build_object('version', current_setting('server_version'),
      'sizeBytes', pg_database_size(current_database()), ${connections})`;
  },
  (figures, { monitor: { databaseKind } }) => ({ kind: databaseKind === 'embedded' ? 'EMBEDDED' : 'POSTGRESQL', ...figures }),
);
