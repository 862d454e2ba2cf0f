import type { Schemas } from '@campus-procurement/sdk';
import { parseMoney, sumOf } from '@campus-procurement/sdk/money';
import * as z from 'zod/mini';
import type { Translate } from '#i18n/messages.ts';
import { localTimeOf, timeOf } from '#ui/date/schoolTime.ts';
import { entryOf, idsOf } from '#ui/fields/fileEntry.ts';
import { fieldRules, typedNumber, typedQuantity } from '#ui/form/fieldRules.ts';

type ModifyType = Schemas['ModifyType'];

export const limits = {
  reason: 1000,
  name: 100,
  spec: 200,
  parameters: 5000,
  quantity: 13,
  unit: 20,
  long: 2000,
  days: 3,
  contact: 50,
  address: 200,
  cards: 10,
};
const leastReason = 10;

/** The rules of `ProjectModifyInput` in the API description, with their messages. What is checked against the purchase the server says. */
export function modifySchema(t: Translate) {
  const rules = fieldRules(t);
  const text = z.string().check(z.trim());
  const item = z.object({
    itemName: text,
    spec: text,
    parameters: text,
    categoryId: z.string(),
    unit: text,
    amount: rules.money,
    imported: z.boolean(),
    quantity: typedQuantity.check(z.regex(/^((0|[1-9]\d{0,8})(\.\d{1,3})?)?$/, t('validation.quantity'))),
  });
  const form = z.object({
    modifyType: z.array(z.string()).check(z.minLength(1, t('validation.choose', { label: t('modifications.type') }))),
    reason: rules.least('ui.reason', leastReason),
    description: text,
    requirements: text,
    items: z.array(item),
    priceCeiling: rules.money,
    argument: rules.files,
    funds: z.array(z.object({ expenditureId: z.string(), amount: rules.money })),
    deliveryDays: typedNumber.check(z.regex(/^([1-9]\d{0,2})?$/, t('validation.whole', { least: 1, most: 365 }))),
    bidEndTime: z.string(),
    contactName: text,
    contactPhone: text.check(z.regex(/^(1[3-9]\d{9})?$/, t('validation.phone'))),
    deliveryAddress: text,
  });
  // The cards pay what the lines cost. Which of the two is to change is said by the types.
  const isPaid = ({ modifyType, items, funds }: z.infer<typeof form>) =>
    !costsRound(modifyType) || modifyType.includes('FUNDS') || totalOf(items) === totalOf(funds);
  return form.check(z.refine(isPaid, { error: t('modifications.needsFunds'), path: ['modifyType'] }), (checked) => {
    const { modifyType, items, funds } = checked.value;
    if (!modifyType.includes('FUNDS')) return;
    const refuse = (index: number, name: 'expenditureId' | 'amount', message: string) =>
      checked.issues.push({ code: 'custom', input: funds, path: ['funds', index, name], message });
    const before = checked.issues.length;
    for (const [index, { expenditureId, amount }] of funds.entries()) {
      if (expenditureId === '') refuse(index, 'expenditureId', t('validation.choose', { label: t('purchases.change_fund') }));
      if (amount === '') refuse(index, 'amount', t('validation.enter', { label: t('modifications.amount') }));
    }
    const sum = totalOf(items);
    if (checked.issues.length === before && totalOf(funds) !== sum) {
      refuse(funds.length - 1, 'amount', t('modifications.fundsSum', { sum }));
    }
  });
}

const totalOf = (rows: readonly { amount: string }[]) => sumOf(rows.map(({ amount }) => parseMoney(amount) ?? '0.00'));

export type ModifyValues = z.infer<ReturnType<typeof modifySchema>>;

type Project = Schemas['ProjectDetail'];
type Draft = Pick<Schemas['ProjectModifyDetail'], 'modifyType' | 'reason' | 'wanted' | 'argument'>;

/** The values of the form: what the purchase says, and what a draft wants instead. */
export function valuesOf(project: Project, bidEndTime: string | null, draft: Draft | null): ModifyValues {
  const { wanted = {} } = draft ?? {};
  const said = { ...project, ...wanted };
  return {
    modifyType: [...(draft?.modifyType ?? (project.modifyTypes.length === 1 ? project.modifyTypes : []))],
    reason: draft?.reason ?? '',
    description: said.description ?? '',
    requirements: said.requirements ?? '',
    priceCeiling: said.priceCeiling ?? '',
    items: said.items.map(({ itemName, spec, parameters, categoryId, quantity, unit, amount, imported = false }) => ({
      imported,
      itemName: itemName ?? '',
      spec: spec ?? '',
      parameters: parameters ?? '',
      categoryId: categoryId ?? '',
      quantity: quantity ?? '',
      unit: unit ?? '',
      amount: amount ?? '',
    })),
    funds: said.funds.map(({ expenditureId, amount }) => ({ expenditureId: expenditureId ?? '', amount: amount ?? '' })),
    argument: draft?.argument ? [entryOf(draft.argument)] : [],
    deliveryDays: said.deliveryDays === null ? '' : String(said.deliveryDays),
    bidEndTime: localTimeOf(wanted.bidEndTime ?? bidEndTime),
    contactName: said.contactName ?? '',
    contactPhone: said.contactPhone ?? '',
    deliveryAddress: said.deliveryAddress ?? '',
  };
}

/** Whether a change makes a running round void: suppliers quote for something else then. */
export function costsRound(types: readonly string[]): boolean {
  return types.includes('CONTENT') || types.includes('PRICE');
}

/** What is sent: of what is to be changed only. What is empty is left out, because it cannot be taken away. */
export function wantedOf(values: ModifyValues, isRunning: boolean): Schemas['WantedChanges'] {
  const has = (type: ModifyType) => values.modifyType.includes(type);
  const { description, requirements, items, priceCeiling, funds, deliveryDays, bidEndTime } = values;
  const { contactName, contactPhone, deliveryAddress, argument } = values;
  const [argumentId] = idsOf(argument);
  return {
    ...(has('CONTENT') && filled({ description, requirements })),
    ...((has('CONTENT') || has('PRICE')) && {
      ...(argumentId !== undefined && { argumentId }),
      items: items.map(({ imported, ...item }) => ({ ...filled(item), ...(imported && { imported }) })),
    }),
    ...(has('PRICE') && filled({ priceCeiling })),
    ...(has('FUNDS') && { funds: funds.map((fund) => filled(fund)) }),
    ...(has('SCHEDULE') && !isRunning && deliveryDays !== '' && { deliveryDays: Number(deliveryDays) }),
    ...(has('SCHEDULE') && isRunning && bidEndTime !== '' && { bidEndTime: timeOf(bidEndTime) ?? '' }),
    ...(has('CONTACT') && filled({ contactName, contactPhone, deliveryAddress })),
  };
}

function filled<T extends Record<string, string>>(values: T): Partial<T> {
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== '')) as Partial<T>;
}
