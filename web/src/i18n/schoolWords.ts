import { inPurchaseWords } from '@campus-procurement/sdk/texts';
import { type Language, translate } from './catalog.ts';
import type { MessageKey, Parameters } from './messages.ts';

/** Texts of which a school that says 采购 instead of 竞价 has another one. Both take the same parameters. */
const others: Partial<Record<MessageKey, MessageKey>> = {
  'purchases.barbid': 'purchases.barbid_purchase',
  'projects.partbidding': 'projects.partbidding_purchase',
  'projects.partterms': 'projects.partterms_purchase',
  'announcements.bidEnd': 'announcements.bidEnd_purchase',
  'purchases.statusBIDDING': 'purchases.statusBIDDING_purchase',
};

/** The name of the product is decided by the school alone (product specification, section 1). */
const ownName: MessageKey = 'common.productBidding';

const mark = '\ue000';
const words = /竞(?=价)|[Bb](?=idding)/g;

/** Keeps the words of names and other values as people have written them. */
function kept(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(kept);
  return typeof value === 'string' ? value.replace(words, `$&${mark}`) : value;
}

/** Returns the text of a key in the words of a school that says 采购 instead of 竞价. */
export function translateAsPurchase<K extends MessageKey>(language: Language, key: K, ...parameters: Parameters<K>): string {
  if (key === ownName) return translate(language, key, ...parameters);
  const values = Object.fromEntries(Object.entries(parameters[0] ?? {}).map(([name, value]) => [name, kept(value)]));
  const text = translate(language, (others[key] ?? key) as K, ...((parameters.length > 0 ? [values] : []) as Parameters<K>));
  return inPurchaseWords(text).replaceAll(mark, '');
}
