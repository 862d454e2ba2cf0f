import type { Input, Output } from '@campus-procurement/sdk';
import { v7 as newId } from 'uuid';
import type { Context } from '#platform/context/context.ts';
import { madeBy } from '#platform/records/changed.ts';
import { makeRoomForDefault } from './makeRoomForDefault.ts';
import { refuseUnknownCampus } from './refuseUnknownCampus.ts';

export async function saveContact({ body }: Input<'saveContact'>, context: Context): Promise<Output<'saveContact'>> {
  const { db, session } = context;
  const { roomNo = null, isDefault = false, ...fields } = body;
  await refuseUnknownCampus(fields.campus, context);
  if (isDefault) await makeRoomForDefault(context);
  const row = { companyId: session.companyId, id: newId(), userId: session.userId, ...fields, roomNo, isDefault };
  await db
    .insertInto('contact')
    .values({ ...row, ...madeBy(context) })
    .execute();
  return { id: row.id };
}
