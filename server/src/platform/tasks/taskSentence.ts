import type { TaskEvent } from '../db/tables/tasks.ts';
import { type Language, say } from '../i18n/language.ts';
import { zhCN } from '../i18n/zhCN.ts';

/** Returns the sentence of a task event. An unknown key, written by a later version, is returned unchanged. */
export function taskSentence({ key, params }: TaskEvent, language: Language): string {
  return Object.hasOwn(zhCN.task, key) ? say(language, 'task', key as keyof typeof zhCN.task, params) : key;
}
