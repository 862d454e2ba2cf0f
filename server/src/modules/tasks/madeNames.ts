import type { Schemas } from '@campus-procurement/sdk';
import { taskTypeValues } from '@campus-procurement/sdk/values';
import { type Language, say } from '../../i18n/language.ts';
import { zhCN } from '../../i18n/zhCN.ts';

/** What we call a task ourselves, in each language. */
interface MadeName {
  taskType: Schemas['TaskType'];
  names: Record<Language, string>;
}

function made(taskType: Schemas['TaskType'], name: (language: Language) => string): MadeName {
  return { taskType, names: { 'zh-CN': name('zh-CN'), 'en-US': name('en-US') } };
}

const ofKinds = taskTypeValues.map((kind) => made(kind, (language) => say(language, 'taskType', kind)));
const reports = Object.keys(zhCN.report) as (keyof typeof zhCN.report)[];
const ofExports = reports.map((name) =>
  made('REPORT_EXPORT', (language) => say(language, 'exportName', 'task', { report: say(language, 'report', name) })),
);
const all = [...ofKinds, ...ofExports];

interface Named {
  /** Null for one that is called like its kind. */
  taskName: string | null;
  taskType: Schemas['TaskType'];
}

/**
 * What a task is called: in the language of whoever reads it where we made the name, which was kept in the language of whoever asked for the
 * task; else as somebody called it.
 */
export function nameOf({ taskName, taskType }: Named, language: Language): string {
  if (taskName === null) return say(language, 'taskType', taskType);
  const own = all.find((one) => one.taskType === taskType && Object.values(one.names).includes(taskName));
  return own?.names[language] ?? taskName;
}

/** What we call so in a language: kinds, and names as they are kept. */
export function madeNamesLike(beginning: string, language: Language) {
  const isMeant = ({ names }: MadeName) => names[language].startsWith(beginning);
  return {
    kinds: ofKinds.filter(isMeant).map(({ taskType }) => taskType),
    kept: all.filter(isMeant).flatMap(({ names }) => Object.values(names)),
  };
}
