import type { Schemas } from '@campus-procurement/sdk';
import { type Language, type Params, say } from '../i18n/language.ts';
import type { Messages } from '../i18n/zhCN.ts';

/** What an examination of the installation has found about one thing: that it is in order, or what to do. */
export interface Finding {
  check: Schemas['InstallationFinding']['check'];
  state: Schemas['InstallationFinding']['state'];
  sentence: keyof Messages['finding'];
  params: Params;
}

export function inWords({ check, state, sentence, params }: Finding, language: Language): Schemas['InstallationFinding'] {
  return { check, state, text: say(language, 'finding', sentence, params) };
}
