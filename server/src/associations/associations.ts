import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { queryAssociationItemPage } from './queryAssociationItemPage.ts';
import { syncAssociationItems } from './syncAssociationItems.ts';

export const associations = { queryAssociationItemPage, syncAssociationItems } satisfies Partial<Handlers<Context>>;
