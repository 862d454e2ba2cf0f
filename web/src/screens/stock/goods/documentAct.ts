import type { Schemas } from '@campus-procurement/sdk';

/** What confirming a document means. */
export type DocumentAct = 'ENTER' | 'ISSUE' | 'RETURN' | 'SEND' | 'RECEIVE' | 'SCRAP' | 'ADJUST';

const acts = {
  IN_ACCEPT: 'ENTER',
  IN_OTHER: 'ENTER',
  OUT_USE: 'ISSUE',
  OUT_SHARED: 'ISSUE',
  RETURN: 'RETURN',
  TRANSFER: 'SEND',
  CHECK: 'ADJUST',
  SCRAP: 'SCRAP',
} as const satisfies Record<Schemas['StockDocType'], DocumentAct>;

/** What is confirmed next of a document: a transfer is sent, and received after that. */
export function actOf({ docType, status }: Pick<Schemas['StockDocument'], 'docType' | 'status'>): DocumentAct {
  return status === 'IN_TRANSIT' ? 'RECEIVE' : acts[docType];
}

/** Whether somebody else than who drafted it confirms it, who need not keep the store. */
export const isForSecond = (act: DocumentAct) => act === 'SCRAP' || act === 'ADJUST';
