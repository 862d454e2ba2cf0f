import type { Schemas } from '@campus-procurement/sdk';
import type { Translate } from '#i18n/messages.ts';
import { amountOf } from '#ui/fields/typedNumbers.ts';
import { unreadIn } from './lineMoney.ts';
import { accountOf } from './purchaseInput.ts';
import { filledLines, isBlank, type LineValues, type PurchaseValues } from './purchaseValues.ts';
import { type NumberField, noTerms, numberOf, phoneOf, ranges, type TermField, type TermValues } from './termValues.ts';
import { expertFields, isLink, type WayValues } from './wayValues.ts';

const labels = {
  suppliers: 'sponsor.waySuppliers',
  experts: 'sponsor.wayExperts',
  urgency: 'sponsor.urgency',
  urgentSince: 'sponsor.urgentSince',
  permittedBy: 'sponsor.permittedBy',
  mallName: 'sponsor.mallName',
  mallOrderNo: 'sponsor.mallOrderNo',
  mallLink: 'sponsor.mallLink',
  agencyName: 'sponsor.agencyName',
  frameworkId: 'sponsor.framework',
  paperId: 'sponsor.paper',
} as const;

/** Whether a field is one of the terms. */
const isTerm = (name: string): name is TermField => Object.hasOwn(noTerms, name);

const lineLabels = {
  itemName: 'sponsor.itemName',
  spec: 'sponsor.spec',
  parameters: 'sponsor.parameters',
  quantity: 'sponsor.quantity',
  unit: 'sponsor.unit',
  categoryId: 'sponsor.category',
  price: 'sponsor.price',
  amount: 'sponsor.amount',
} as const;

type LineField = keyof typeof lineLabels;

const unreadRules = {
  quantity: 'validation.quantityAboveZero',
  price: 'validation.unitPriceAboveZero',
  amount: 'validation.amountAboveZero',
} as const;

const isLineField = (name: string): name is LineField => Object.hasOwn(lineLabels, name);

/** Fields that are of no list, with their questions and names. */
const others: Partial<Record<string, readonly [QuestionName, Parameters<Translate>[0]]>> = {
  associationCode: ['item', 'sponsor.item'],
  projectName: ['more', 'sponsor.name'],
  description: ['more', 'purchases.purpose'],
  purchaseType: ['more', 'sponsor.purchaseType'],
  copyUserIds: ['more', 'sponsor.copyTo'],
  attachmentIds: ['papers', 'sponsor.papers'],
  argumentId: ['papers', 'sponsor.argument'],
  splitReason: ['split', 'sponsor.splitReason'],
  executionCode: ['way', 'sponsor.way'],
  otherReason: ['way', 'sponsor.otherReason'],
  conflictDeclared: ['declaration', 'sponsor.declaration'],
};

/** What is wrong, each fault at its field, from top to bottom. @param purpose what the school calls the description */
export function faultsOf(t: Translate, values: PurchaseValues, purpose: 'purchases.purpose' | 'purchases.purchaseReason') {
  const lines = filledLines(values);
  const isSingle = values.lines.length === 1;

  function atLine(line: LineValues, name: LineField, message: string): Fault {
    const label = isSingle
      ? t(lineLabels[name])
      : t('sponsor.ofLine', { no: values.lines.indexOf(line) + 1, field: t(lineLabels[name]) });
    const isAmount = isSingle && name === 'amount';
    return { field: `lines.${line.key}.${name}`, question: isAmount ? 'money' : 'what', label, message };
  }
  const at = (field: string, question: QuestionName, message: string, label: string): Fault => ({
    field,
    question,
    label,
    message,
  });
  const isTyped = (text: string) => text.trim() !== '';

  return {
    /** What cannot be sent as it stands: a word where a number should be, a category that there is not. */
    malformed: (): Fault[] => [
      ...values.lines.flatMap((line) => [
        ...(line.categoryId === '' && line.unknownCategory
          ? [atLine(line, 'categoryId', t('sponsor.categoryUnknown', { name: line.unknownCategory }))]
          : []),
        ...unreadIn(line)
          // The amount of a line that has nothing else is the sum that was expected, which its own question asks for.
          .filter((name) => name !== 'amount' || !isBlank({ ...line, amount: '' }))
          .map((name) => atLine(line, name, t(unreadRules[name]))),
      ]),
      ...(values.isShop && isTyped(values.shop.account) && accountOf(values.shop.account) === null
        ? [at('shop.account', 'whom', t('sponsor.accountRule'), t('sponsor.account'))]
        : []),
      ...(values.funds.length > 1
        ? values.funds.flatMap(({ amount }, index) =>
            isTyped(amount) && amountOf(amount) === null
              ? [
                  at(
                    `funds.${index}.amount`,
                    'cards',
                    t('validation.amountAboveZero'),
                    t('sponsor.cardAmount', { no: index + 1 }),
                  ),
                ]
              : [],
          )
        : []),
      ...malformedTerms(t, values.terms),
      ...malformedWay(t, values.way),
      ...(values.projectName.trim().length === 1
        ? [at('projectName', 'more', t('validation.least', { label: t('sponsor.name'), limit: 2 }), t('sponsor.name'))]
        : []),
    ],

    /** What the server refuses. */
    refused(errors: readonly Schemas['FieldError'][]): Fault[] {
      return errors.flatMap((error) => faultOf(error) ?? []);
    },

    declaration: (): Fault => at('conflictDeclared', 'declaration', t('validation.confirm'), t('sponsor.declaration')),
    papers: (): Fault => at('attachmentIds', 'papers', t('ui.uploadRunning'), t('sponsor.papers')),
  };

  /** Null for what another fault says already. */
  function faultOf({ field, rule, params, message }: Schemas['FieldError']): Fault | null {
    const [part = '', index = '', name = ''] = field.split('.');
    if (part === 'items') {
      const line = lines[Number(index)];
      if (index !== '' && line && isLineField(name)) return atLine(line, name, message);
      if (rule === 'required') return values.lines[0] ? atLine(values.lines[0], 'itemName', message) : null;
    }
    if (part === 'payee') return payeeFault(field, message);
    if (part === 'funds') return fundFault(Number(index), name, { rule, limit: String(params.limit ?? ''), message });
    if (part === 'wayFacts') return wayFault(t, values.way, field, message);
    if (isTerm(part)) return termFault(t, part, message);
    // A name follows from the lines: without one, what is missing is a line.
    if (part === 'projectName' && rule === 'required') return null;
    const [question, label] = others[part] ?? ['money', 'sponsor.howMuch'];
    const shown = label === 'purchases.purpose' ? purpose : label;
    return at(question === 'money' ? 'items' : part, question, message, t(shown as 'sponsor.name'));
  }

  function payeeFault(field: string, message: string): Fault | null {
    const label = t('sponsor.fromWhom');
    if (values.isShop) {
      const name = field.slice('payee.'.length);
      return at(`shop.${name}`, 'whom', message, t(name === 'account' ? 'sponsor.account' : 'sponsor.shopName'));
    }
    // Nobody is chosen: that is one fault, not two.
    if (field === 'payee.account') return null;
    return at('supplier', 'whom', values.supplier.id === '' ? t('sponsor.supplierRule') : message, label);
  }

  function fundFault(index: number, name: string, { rule, limit, message }: { rule: string; limit: string; message: string }) {
    const isSplit = values.funds.length > 1;
    const label = t('sponsor.whichCard');
    if (!isSplit) {
      // The amount that is missing is said where it is typed.
      if (rule === 'required' && name === 'amount') return null;
      return at(
        'funds',
        'cards',
        rule === 'required' ? t('validation.choose', { label: t('sponsor.whichCard') }) : message,
        label,
      );
    }
    if (name === '') return at('funds', 'cards', rule === 'sum' ? t('sponsor.sumRule', { sum: limit }) : message, label);
    const field = `funds.${index}.${name}`;
    return at(field, 'cards', message, t(name === 'amount' ? 'sponsor.cardAmount' : 'sponsor.cardNo', { no: index + 1 }));
  }
}

/** One fault a field: the first that is known. */
export function oneEach(faults: readonly Fault[]): Fault[] {
  return faults.filter(({ field }, index) => faults.findIndex((other) => other.field === field) === index);
}

/** A fault of one of the terms. */
function termFault(t: Translate, name: TermField, message: string): Fault {
  return { field: `terms.${name}`, question: 'terms', label: t(`sponsor.term_${name}`), message };
}

/** The terms that cannot be sent as they stand. */
function malformedTerms(t: Translate, terms: TermValues): Fault[] {
  const isTyped = (name: TermField) => terms[name].trim() !== '';
  const numbers = (Object.keys(ranges) as NumberField[])
    .filter((name) => isTyped(name) && numberOf(name, terms[name]) === null)
    .map((name) => termFault(t, name, t('validation.whole', { least: ranges[name][0], most: ranges[name][1] })));
  return [
    ...(isTyped('priceCeiling') && amountOf(terms.priceCeiling) === null
      ? [termFault(t, 'priceCeiling', t('validation.amountAboveZero'))]
      : []),
    ...numbers,
    ...(isTyped('contactPhone') && phoneOf(terms.contactPhone) === null
      ? [termFault(t, 'contactPhone', t('validation.phone'))]
      : []),
  ];
}

/** A fault of what the way needs to be known. Rows without a supplier are not sent, so the server counts the others. */
function wayFault(t: Translate, way: WayValues, field: string, message: string): Fault {
  const [, part = '', index = '', name = ''] = field.split('.');
  const at = (place: string, label: string): Fault => ({ field: `wayFacts.${place}`, question: 'way', label, message });
  if (part === 'suppliers' && index !== '') {
    const sent = way.suppliers.filter(({ id }) => id !== '');
    const row = way.suppliers.indexOf(sent[Number(index)] ?? sent[0] ?? { id: '', name: '', reason: '' });
    return at(`suppliers.${row}.${name}`, `${t('sponsor.waySuppliers')} ${row + 1}`);
  }
  const expertField = expertFields.find((known) => known === name);
  if (part === 'experts' && expertField) {
    return at(
      `experts.${index}.${name}`,
      t('sponsor.ofExpert', { no: Number(index) + 1, field: t(`sponsor.expert_${expertField}`) }),
    );
  }
  return at(part, t(labels[part as keyof typeof labels] ?? 'sponsor.way'));
}

/** What cannot be sent as it stands. */
function malformedWay(t: Translate, { mallLink }: WayValues): Fault[] {
  if (mallLink.trim() === '' || isLink(mallLink)) return [];
  return [{ field: 'wayFacts.mallLink', question: 'way', label: t('sponsor.mallLink'), message: t('validation.webAddress') }];
}

/** The questions of the form, in their order. */
export type QuestionName =
  | 'what'
  | 'whom'
  | 'money'
  | 'cards'
  | 'terms'
  | 'papers'
  | 'more'
  | 'way'
  | 'split'
  | 'declaration'
  | 'item';

/** What is wrong at a field. */
export interface Fault {
  /** The field: `lines.<key>.quantity`, `shop.account`, `funds.1.amount`, `terms.deliveryDays`, or a question. */
  field: string;
  question: QuestionName;
  label: string;
  message: string;
}
