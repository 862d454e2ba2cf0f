import type { TaskEvent } from '../db/tables/tasks.ts';
import { type Language, say } from '../i18n/language.ts';
import { zhCN } from '../i18n/zhCN.ts';

/** What happened to a task, in words. A key of a later version, which this one does not know, is shown as it is. */
export function taskSentence({ key, params }: TaskEvent, language: Language): string {
  return Object.hasOwn(zhCN.task, key) ? say(language, 'task', key as keyof typeof zhCN.task, params) : key;
}
