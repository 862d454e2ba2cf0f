import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '../../context.ts';
import { platformId } from '../platform.ts';

export const characterParameters = {
  async queryCharacterValues({ body: keys }, { db, session }) {
    const rows = await db
      .selectFrom('characterValue')
      .select(['paramKey', 'paramValue'])
      .where('companyId', 'in', [platformId, session.companyId])
      .where('paramKey', 'in', keys)
      // The platform's defaults first, so that the school's own values win.
      .orderBy((eb) => eb('companyId', '!=', platformId))
      .execute();
    return Object.fromEntries(rows.map(({ paramKey, paramValue }) => [paramKey, paramValue]));
  },
} satisfies Pick<Handlers<Context>, 'queryCharacterValues'>;
