import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { registerRefund } from './registerRefund.ts';
import { reverseRefund } from './reverseRefund.ts';
import { terminateForDefault } from './terminateForDefault.ts';
import { terminateProject } from './terminateProject.ts';
import { writeOffClaim } from './writeOffClaim.ts';

/** Operations of the tag `projects` that need bidding and contracts, which are built on the projects. */
export const terminations = {
  terminateProject,
  terminateForDefault,
  registerRefund,
  reverseRefund,
  writeOffClaim,
} satisfies Partial<Handlers<Context>>;
