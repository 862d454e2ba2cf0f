import type { Schemas } from '@campus-procurement/sdk';
import { KeyLost, type RoundKey, type Sealing } from '#platform/sealing/sealing.ts';
import type { Quote, Round } from './biddingRows.ts';

/** What is sealed about who has joined. */
export interface SealedContact {
  /** Left out in rounds from before it was sealed. */
  supplierId?: string;
  contactName: string;
  contactPhone: string;
  joinIp: string;
  qualificationIds: string[];
}

/** The sealed prices of a quote. */
export interface SealedPrices {
  prices: { no: number; unitPrice: string; lineTotal: string }[];
  total: string;
  nonce: string;
}

/** Opens something that was sealed as JSON. @returns null if it cannot be opened */
function opened<T>(round: RoundKey, sealed: Buffer, sealing: Sealing): T | null {
  try {
    return JSON.parse(sealing.open(round, sealed).toString('utf8')) as T;
  } catch (error) {
    if (error instanceof KeyLost || error instanceof SyntaxError) return null;
    throw error;
  }
}

/** So many bytes a sealed contact has at least: names and licences are not told by their number. */
const contactLength = 2000;

/** Seals who has joined. */
export function sealContact(contact: SealedContact, round: RoundKey, sealing: Sealing): Buffer {
  const text = Buffer.from(JSON.stringify(contact));
  return sealing.seal(round, Buffer.concat([text, Buffer.alloc(Math.max(0, contactLength - text.length), ' ')]));
}

/** Opens the technical part of a quote. */
export function openedTerms({ sealedTerms }: Quote, round: Round, sealing: Sealing): Schemas['QuoteTerms'] | null {
  return opened(round, sealedTerms, sealing);
}

/** Opens the prices of a quote. */
export function openedPrices({ sealedPrices }: Quote, round: Round, sealing: Sealing): SealedPrices | null {
  return opened(round, sealedPrices, sealing);
}

/** Opens who has joined. */
export function openedContact({ sealed }: { sealed: Buffer }, round: RoundKey, sealing: Sealing): SealedContact | null {
  return opened(round, sealed, sealing);
}
