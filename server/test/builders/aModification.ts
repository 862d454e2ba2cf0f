import type { Schemas } from '@campus-procurement/sdk';
import type { TestClient } from '../startApp.ts';

type Input = Schemas['ProjectModifyInput'];

/** Drafts a change of a purchase. */
export function draftChange(
  client: TestClient,
  projectId: string,
  modifyType: Input['modifyType'],
  changes: Input['changes'],
  reason = 'The laboratory has moved to another building',
): Promise<Schemas['SavedModify']> {
  const body = { projectId, modifyType, reason, changes };
  return client.modifications.saveProjectModify({ body });
}

/** Drafts a change of a purchase and submits it. */
export async function askChange(...of: Parameters<typeof draftChange>): Promise<Schemas['SavedModify']> {
  const { id, version } = await draftChange(...of);
  return of[0].modifications.submitProjectModify({ path: { id }, body: { version, conflictDeclared: true } });
}
