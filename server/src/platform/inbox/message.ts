import type { Schemas } from '@campus-procurement/sdk';
import type { Params } from '../i18n/language.ts';

/** A user who gets a message. */
export interface Recipient {
  companyId: string;
  userId: string;
}

/** A bidder whose name is sealed gets a message: it is found by the mark of the bidder, and not pushed. */
export interface SealedRecipient {
  companyId: string;
  userId: null;
  bidderMark: string;
}

/** A message. Its text is made from the sentences of its scene. */
export interface Message {
  /** At most a thousand recipients. */
  to: readonly (Recipient | SealedRecipient)[];
  sceneCode: Schemas['SceneCode'];
  /** Values for the sentences. They must not contain secrets. */
  params: Params;
  biz: { type: Schemas['InboxBizType']; id: string };
  /** Each user gets only one message per occasion, however often it is sent. If left out, there is no limit. */
  occasion?: string;
}
