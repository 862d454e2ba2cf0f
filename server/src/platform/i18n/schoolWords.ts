import { AsyncLocalStorage } from 'node:async_hooks';
import { inPurchaseWords } from '@campus-procurement/sdk/texts';

/** Whether what is said now is said to a school that says 采购 instead of 竞价. */
const saysPurchase = new AsyncLocalStorage<boolean>();

/** Lets `say` use the words of a school. @param isPurchase whether it says 采购 instead of 竞价 (`JNUniversityCharacter`) */
export function inSchoolWords<T>(isPurchase: boolean, work: () => T): T {
  return saysPurchase.run(isPurchase, work);
}

/** Returns a sentence of the product, its placeholders not filled yet, in the words of the school. */
export function worded(sentence: string): string {
  return saysPurchase.getStore() ? inPurchaseWords(sentence) : sentence;
}
