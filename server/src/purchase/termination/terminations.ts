import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { terminateProject } from './terminateProject.ts';

/** An operation of the tag `projects` that needs the bidding, which is built on the projects. */
export const terminations = { terminateProject } satisfies Partial<Handlers<Context>>;
