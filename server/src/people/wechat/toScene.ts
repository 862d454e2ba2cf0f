import type { Schemas } from '@campus-procurement/sdk';
import type { Context } from '#platform/context/context.ts';
import { type Language, say } from '#platform/i18n/language.ts';
import { scenes } from '#platform/inbox/scenes.ts';

/** A scene as the API shows it. */
export function toScene(code: Schemas['SceneCode'], language: Language): Schemas['MessageScene'] {
  const scene = scenes.find((one) => one.code === code);
  if (!scene) throw new Error(`No scene ${code}`);
  const { subject } = scene;
  return {
    sceneCode: code,
    sceneName: say(language, 'messageScene', code),
    subjectId: subject,
    subjectName: say(language, 'messageSubject', subject),
    template: say(language, 'messageTitle', code),
  };
}

/** Returns the ordered scenes that the caller may subscribe to. */
export async function offeredScenes({ db, session }: Pick<Context, 'db' | 'session'>) {
  const { companyId, userId: id, permissions } = session;
  const { userType } = await db
    .selectFrom('appUser')
    .select('userType')
    .where((eb) => eb.and({ companyId, id }))
    .executeTakeFirstOrThrow();
  const kind = userType === 'SUPPLIER' ? 'suppliers' : 'staff';
  return scenes.filter(({ to }) => to.some((audience) => audience === kind || permissions.has(audience)));
}
