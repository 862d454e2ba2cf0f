import type { Schemas } from '@campus-procurement/sdk';
import { longCounts, type Panel, panel, panelFor } from '#platform/panels/panel.ts';
import { visibleUsers } from './visibleUsers.ts';

/** Counts the users within the caller's data scope by status. */
export const userCounts: Panel<Schemas['UserStatusCount'][] | null> = panelFor(
  'querySchoolUserPage',
  panel(
    async (context) => longCounts((await visibleUsers(context)).select('user.status'), context),
    (rows) => rows,
  ),
);
