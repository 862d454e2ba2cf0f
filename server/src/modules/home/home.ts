import type { Handlers, Schemas } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { type Panel, readPanels } from '../panel.ts';

type Panels<Page> = { [Name in keyof Page]: Panel<Page[Name]> };

/** What the pages that show something of everything consist of; each module brings its own part. */
export interface HomePanels {
  overview: Panels<Omit<Schemas['HomeOverview'], 'todoCounts'>>;
  todoCounts: Panels<Schemas['TodoCounts']>;
  serviceCards: Panel<Schemas['ServiceCard'][]>;
}

/** @param panels of the modules */
export function home({ overview, todoCounts, serviceCards }: HomePanels) {
  return {
    async getHomeOverview(_input, context) {
      const { supplier, ...shown } = await readPanels({ ...overview, ...todoCounts }, context);
      return { ...shown, todoCounts: { supplier } };
    },

    async listServiceCards(_input, context) {
      const { cards } = await readPanels({ cards: serviceCards }, context);
      return cards;
    },
  } satisfies Partial<Handlers<Context>>;
}
