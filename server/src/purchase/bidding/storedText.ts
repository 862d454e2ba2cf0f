import { say } from '#platform/i18n/language.ts';
import type { Messages } from '#platform/i18n/zhCN.ts';

/** Returns a sentence that is stored: in Chinese, as notices are. */
export function stored(key: keyof Messages['biddingText'], params: Record<string, string> = {}): string {
  return say('zh-CN', 'biddingText', key, params);
}
