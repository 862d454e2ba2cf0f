import type { Schemas } from '@campus-procurement/sdk';

type ModifyType = Schemas['ModifyType'];

/** Kinds of changes that concern neither amount nor cards. */
const besideMoney: readonly ModifyType[] = ['SCHEDULE', 'CONTACT'];

/** Whether a case is about an amount: a change of times or of a contact is not. @param types what is to be changed; empty for other kinds */
export function isAboutMoney(types: readonly ModifyType[]): boolean {
  return types.length === 0 || !types.every((type) => besideMoney.includes(type));
}
