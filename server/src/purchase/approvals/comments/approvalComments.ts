import type { Handlers } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import type { Context } from '#platform/context/context.ts';
import { deleteApplyComment } from './deleteApplyComment.ts';
import { mayShare, ownOrShared } from './ownOrShared.ts';
import { saveApplyComment } from './saveApplyComment.ts';

/** The limit of the description: nobody picks from more comments. */
const listLimit = 500;

export const approvalComments = {
  async listApplyComments({ query }, context) {
    const { commentType, scope } = query ?? {};
    const canShare = mayShare(context);
    const rows = await ownOrShared(context)
      .select(['id', 'content', 'commentType', 'scope', 'sort', 'version'])
      .select(['createTime', 'createByName', 'updateTime', 'updateByName'])
      .$if(commentType !== undefined, (found) => found.where('commentType', '=', String(commentType) as 'COMMON'))
      .$if(scope !== undefined, (found) => found.where('scope', '=', String(scope) as 'SCHOOL'))
      // PERSONAL sorts before SCHOOL.
      .orderBy('scope')
      .orderBy('sort')
      .orderBy('content')
      .orderBy('id')
      .limit(listLimit)
      .execute();
    return rows.map(({ createTime, updateTime, ...row }) => ({
      ...row,
      createTime: isoTime(createTime),
      updateTime: isoTime(updateTime),
      allowedActions: row.scope === 'PERSONAL' || canShare ? ['EDIT', 'DELETE'] : [],
    }));
  },

  saveApplyComment,

  deleteApplyComment,
} satisfies Pick<Handlers<Context>, 'listApplyComments' | 'saveApplyComment' | 'deleteApplyComment'>;
