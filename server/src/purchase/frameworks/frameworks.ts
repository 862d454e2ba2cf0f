import type { Handlers } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { queryFrameworkPage } from './queryFrameworkPage.ts';
import { saveFramework } from './saveFramework.ts';
import { updateFramework } from './updateFramework.ts';

export const frameworks = { queryFrameworkPage, saveFramework, updateFramework } satisfies Partial<Handlers<Context>>;
