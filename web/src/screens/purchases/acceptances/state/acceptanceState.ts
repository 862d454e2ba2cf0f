import type { Schemas } from '@campus-procurement/sdk';
import { quantityOf as readQuantity } from '#ui/fields/typedNumbers.ts';

export type Detail = Schemas['AcceptanceDetail'];
export type Act = Schemas['Acceptance']['allowedActions'][number];
export type Item = Schemas['AcceptanceItem'];

/** What a form of an acceptance is given. */
export interface StepFormProps {
  acceptance: Detail;
  onClose: () => void;
  /** Reads the acceptance again, when somebody else was faster. */
  onReload: () => void;
}

/** The act that does what is awaited. */
const actOf: Partial<Record<Schemas['TodoKind'], Act>> = {
  DELIVERY: 'SUBMIT',
  ASSIGN_GROUP: 'ASSIGN',
  SIGN_ACCEPTANCE: 'SIGN',
  CONCLUDE: 'CONCLUDE',
  ASSET_NUMBERS: 'RECORD_ASSETS',
};

type Acting = Pick<Schemas['Acceptance'], 'allowedActions' | 'turns'>;

/** What is awaited of the user; of a draft of which nothing is awaited, its submission. */
export function mainActOf({ allowedActions, turns }: Acting): Act | undefined {
  const turn = turns.find(({ mine }) => mine);
  return turn ? actOf[turn.step] : allowedActions.find((act) => act === 'SUBMIT');
}

/** The other things that the user may do. Changing a draft is a part of submitting it. */
export function otherActsOf(acceptance: Acting): Act[] {
  const main = mainActOf(acceptance);
  return acceptance.allowedActions.filter((act) => act !== main && act !== 'EDIT');
}

/** A quantity, as it was typed, in thousandths, or null for what is none. */
export function parseQuantity(text: string): number | null {
  const quantity = readQuantity(text);
  return quantity === null ? null : Math.round(Number(quantity) * 1000);
}

/** A quantity, as it was typed, as the server takes it; what is none stays as it is. */
export const sentQuantity = (text: string) => readQuantity(text) ?? text;

/** A quantity as the server takes it. */
export function quantityOf(thousandths: number): string {
  return String(thousandths / 1000);
}

const sum = (items: readonly Item[], value: (item: Item) => string) =>
  quantityOf(items.reduce((all, item) => all + (parseQuantity(value(item)) ?? 0), 0));

/** The five numbers of an acceptance. What was missing before this batch is not asked of it. */
export function tallyOf(items: readonly Item[]) {
  const missing = quantityOf(items.reduce((all, item) => all + shortOf(item), 0));
  return {
    ordered: sum(items, ({ openQuantity }) => openQuantity),
    came: sum(items, ({ arriveQuantity }) => arriveQuantity),
    passed: sum(items, ({ passQuantity }) => passQuantity),
    short: missing,
    failed: sum(items, ({ failQuantity }) => failQuantity),
  };
}

/** What of a line has not come with this batch, in thousandths. */
export function shortOf({ openQuantity, arriveQuantity }: Pick<Item, 'openQuantity' | 'arriveQuantity'>): number {
  return Math.max(0, (parseQuantity(openQuantity) ?? 0) - (parseQuantity(arriveQuantity) ?? 0));
}

/** Whether a line is not as it was ordered. */
export function differs(item: Pick<Item, 'openQuantity' | 'arriveQuantity' | 'failQuantity'>): boolean {
  return shortOf(item) > 0 || (parseQuantity(item.failQuantity) ?? 0) > 0;
}

/** What the counts say. */
export function conclusionOf(items: readonly Item[]): Schemas['Conclusion'] {
  const { came, passed } = tallyOf(items);
  if (passed === '0') return 'FAIL';
  return passed === came ? 'PASS' : 'PARTIAL';
}

/** The leader of the group. */
export function leaderOf({ members }: Pick<Detail, 'members'>): string {
  return members.find(({ memberRole, replacedByName }) => memberRole === 'LEADER' && replacedByName === null)?.userName ?? '–';
}
