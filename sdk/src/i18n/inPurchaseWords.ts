const purchaseWords: readonly (readonly [RegExp, string])[] = [
  [/采购竞价/g, '采购'],
  [/竞价采购/g, '网上采购'],
  [/竞价/g, '采购'],
  [/\b[Bb]idding procurement\b/g, 'procurement'],
  [/\bBidding(s?)\b/g, 'Procurement$1'],
  [/\bbidding(s?)\b/g, 'procurement$1'],
];

/**
 * Returns a text of the product in the words of a school that says 采购 instead of 竞价 (`JNUniversityCharacter`):
 * `inPurchaseWords('竞价截止')` is `'采购截止'`. Only for texts, not for what people have written.
 */
export function inPurchaseWords(text: string): string {
  return purchaseWords.reduce((said, [word, other]) => said.replace(word, other), text);
}
