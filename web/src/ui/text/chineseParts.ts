const han = '\\p{Script=Han}\\u3000-\\u303f\\uff00-\\uffef';
/** What may be inside a Chinese phrase, and on its own is not Chinese: digits, signs, and a space that no quote follows. */
const within = `(?:[${han}“”‘’…—·\\d.:%()/+-]| (?![“‘]))*`;
const phrase = new RegExp(`((?:\\d+(?=[${han}]))?[${han}](?:${within}[${han}])?)`, 'u');
const hanLetter = /\p{Script=Han}/gu;
const latinWord = /\p{Script=Latin}+/gu;

/** Divides a text: the parts at odd places are Chinese, the others are not. A text without Chinese is one part. */
export function chineseParts(text: string): string[] {
  return text.match(hanLetter) ? text.split(phrase) : [text];
}

/** Returns whether a whole text is in Chinese, which may contain some English words. */
export function isChinese(text: string): boolean {
  return (text.match(hanLetter)?.length ?? 0) > (text.match(latinWord)?.length ?? 0);
}
