import type { Handlers, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { Failure } from '#platform/failure/failure.ts';
import { inWords } from '#platform/monitor/finding.ts';
import { type Panel, readPanels } from '#platform/panels/panel.ts';
import { platformId } from '#platform/values/platform.ts';
import { databaseFigures } from './databaseFigures.ts';
import { type RecordSources, searchRecords } from './searchRecords.ts';
import { serverFigures } from './serverFigures.ts';

type Panels<Page> = { [Name in keyof Page]: Panel<Page[Name]> };

/** The panels of the overview pages. Each module provides its own. */
export interface HomePanels {
  overview: Panels<Schemas['HomeOverview']>;
  workplace: Panels<Schemas['Workplace']>;
  monitor: Panels<Pick<Schemas['MonitorStats'], 'onlineUsers' | 'liveSessions' | 'taskStats' | 'recentErrors'>>;
  serviceCards: Panel<Schemas['ServiceCard'][]>;
  work: Panels<Omit<Schemas['HomeWork'], 'figures' | 'alarms'>>;
  alarms: (context: Context) => Promise<Schemas['HomeAlarm'][]>;
  keysAway: (context: Context) => Promise<Schemas['KeyAway'][]>;
  /** The figures of the home page, in the order of their weight. */
  figures: Record<string, Panel<Schemas['HomeFigure'][]>>;
}

/** The home page has room for so many figures. */
const mostFigures = 3;

/** One after the other: what does not fit any more is not asked for, because some of them sum up what a school has done in a year. */
async function firstFigures(figures: HomePanels['figures'], context: Context): Promise<Schemas['HomeFigure'][]> {
  const found: Schemas['HomeFigure'][] = [];
  for (const one of Object.values(figures)) {
    if (found.length >= mostFigures) break;
    found.push(...(await readPanels({ one }, context)).one);
  }
  return found.slice(0, mostFigures);
}

/** @param panels of the modules @param sources of what the search finds */
export function home(
  { overview, work, alarms, keysAway, figures, workplace, monitor, serviceCards }: HomePanels,
  sources: RecordSources,
) {
  return {
    getHomeOverview: (_input, context) => readPanels(overview, context),

    async getHomeWork(_input, context) {
      const waiting = await readPanels(work, context);
      return { ...waiting, alarms: await alarms(context), figures: await firstFigures(figures, context) };
    },

    getDashboardWorkplace: (_input, context) => readPanels(workplace, context),

    async getDashboardMonitor(_input, context) {
      const read = await readPanels({ ...monitor, database: databaseFigures }, context);
      return { time: isoTime(context.now), ...read, ...serverFigures(context), keysAway: await keysAway(context) };
    },

    async examineInstallation(_input, { session, monitor, now, language }) {
      if (session.companyId !== platformId) throw new Failure('forbidden');
      const findings = await monitor.examine();
      return { time: isoTime(now), findings: findings.map((finding) => inWords(finding, language)) };
    },

    searchRecords: (input, context) => searchRecords(sources, input, context),

    async listServiceCards(_input, context) {
      const { cards } = await readPanels({ cards: serviceCards }, context);
      return cards;
    },
  } satisfies Partial<Handlers<Context>>;
}
