import type { Input, Schemas } from '@campus-procurement/sdk';
import { isoTime } from '@campus-procurement/sdk/time';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { Failure, invalid } from '#platform/failure/failure.ts';
import { say } from '#platform/i18n/language.ts';
import { scenes } from '#platform/inbox/scenes.ts';
import { offeredScenes, toScene } from './toScene.ts';
import { visibleReceivers } from './visibleReceivers.ts';

/** Lists the scenes that a receiver is subscribed to, in the order of the scenes. */
export async function listWechatMessageScenes(
  { query: { receiverId } }: Input<'listWechatMessageScenes'>,
  context: Context,
): Promise<Schemas['MessageSceneRelation'][]> {
  const rows = await relationsOf(await visibleReceiver(receiverId, context), context);
  return rows.map(({ sceneCode, createTime, ...row }) => ({
    ...toScene(sceneCode, context.language),
    ...row,
    createTime: isoTime(createTime),
  }));
}

/** Lists the scenes that a receiver can subscribe to in addition. */
export async function queryMessageScenesNotAdded(
  { query: { receiverId, subjectId } }: Input<'queryMessageScenesNotAdded'>,
  context: Context,
): Promise<Schemas['MessageScene'][]> {
  const rows = await relationsOf(await visibleReceiver(receiverId, context), context);
  const added = new Set(rows.map(({ sceneCode }) => sceneCode));
  const offered = (await offeredScenes(context)).filter(({ code }) => !added.has(code));
  return offered
    .filter(({ subject }) => subjectId === undefined || subject === subjectId)
    .map(({ code }) => toScene(code, context.language));
}

/** Subscribes a receiver to scenes. Existing subscriptions stay unchanged. */
export async function addMessageSceneRelation({ body }: Input<'addMessageSceneRelation'>, context: Context): Promise<true> {
  const { receiverId, sceneCodes } = body;
  const { companyId, bindStatus } = await visibleReceiver(receiverId, context);
  if (bindStatus !== 'BOUND') throw new Failure('wrongState');
  const offered = new Set((await offeredScenes(context)).map(({ code }) => code));
  const unknown = sceneCodes.flatMap((code, index) =>
    offered.has(code) ? [] : [{ field: `sceneCodes.${index}`, rule: 'exists' }],
  );
  if (unknown.length > 0) throw invalid(...unknown);
  await context.db
    .insertInto('messageSceneRelation')
    .values(sceneCodes.map((sceneCode) => ({ companyId, id: newId(), receiverId, sceneCode, createTime: context.now })))
    .onConflict((conflict) => conflict.columns(['companyId', 'receiverId', 'sceneCode']).doNothing())
    .execute();
  return true;
}

/** Deletes all of the subscriptions, or none. */
export async function deleteMessageSceneRelation(
  { query }: Input<'deleteMessageSceneRelation'>,
  context: Context,
): Promise<true> {
  const ids = [...new Set(query.ids.split(','))];
  const visible = await visibleReceivers(context);
  const deleted = await context.db
    .deleteFrom('messageSceneRelation')
    .where('id', 'in', ids)
    .where((eb) =>
      eb(
        eb.refTuple('companyId', 'receiverId'),
        'in',
        visible.select(['receiver.companyId', 'receiver.id']).$asTuple('companyId', 'id'),
      ),
    )
    .executeTakeFirst();
  if (deleted.numDeletedRows !== BigInt(ids.length)) throw new Failure('missing');
  return true;
}

/** Lists the subjects with scenes that the caller may subscribe to. */
export async function listMessageSceneSubjects(_input: object, context: Context): Promise<Schemas['MessageSubject'][]> {
  const { language } = context;
  const subjects = Map.groupBy(await offeredScenes(context), ({ subject }) => subject);
  return [...subjects].map(([id, offered]) => ({
    id,
    subjectName: say(language, 'messageSubject', id),
    scenes: offered.map(({ code }) => toScene(code, language)),
  }));
}

/** @throws Failure `missing` */
async function visibleReceiver(id: string, context: Context) {
  const row = await (await visibleReceivers(context))
    .select(['receiver.companyId', 'receiver.id', 'receiver.bindStatus'])
    .where('receiver.id', '=', id)
    .executeTakeFirst();
  if (!row) throw new Failure('missing');
  return row;
}

async function relationsOf({ companyId, id }: { companyId: string; id: string }, { db }: Context) {
  const rows = await db
    .selectFrom('messageSceneRelation')
    .select(['id', 'receiverId', 'sceneCode', 'createTime'])
    .where((eb) => eb.and({ companyId, receiverId: id }))
    .execute();
  const position = new Map(scenes.map(({ code }, index) => [code, index]));
  return rows.sort((one, other) => (position.get(one.sceneCode) ?? 0) - (position.get(other.sceneCode) ?? 0));
}
