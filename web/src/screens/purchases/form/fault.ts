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
