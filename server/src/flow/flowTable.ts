import type { OperationId, Schemas } from '@campus-procurement/sdk';
import { Failure, invalid } from '#platform/failure/failure.ts';
import type { PurchaseStatus } from './purchaseStates.ts';

type PurchaseEvent = Schemas['ProjectLog']['step'];

/** What the step of a record does to the purchase that the record belongs to. */
interface PurchaseStep {
  from: readonly PurchaseStatus[];
  to: PurchaseStatus | 'same';
  event: PurchaseEvent;
}

/** The names that the table of one kind of record uses. */
export interface FlowKind {
  /** What is known of a record when somebody asks what may happen to it; of a record whose steps move a purchase also the state of that. */
  facts: { status: string; purchaseStatus?: PurchaseStatus | null };
  /** Relations that a caller may have to a record. */
  relation: string;
  /** Entries in the history of a record. */
  event: string;
}

/** One step in the life of a record: a row of its flow table. */
export interface FlowStep<Kind extends FlowKind, Guard extends string> {
  /** The states from which the step is taken; none if it makes the record. */
  from: readonly Kind['facts']['status'][];
  /** The state after it. `same` keeps the state; of several, whoever takes the step chooses. */
  to: Kind['facts']['status'] | readonly Kind['facts']['status'][] | 'same';
  /** Causes of the step: operations, or the clock. */
  by: readonly (OperationId | 'clock')[];
  /** The relation that the caller must have. Left out where the permission of the operation is enough. */
  who?: Kind['relation'];
  /** The fact without which the step is refused. */
  guard?: Guard;
  /** Fields of the request without which the step is refused. */
  needs?: readonly string[];
  /** Taken also from a record that stands still. */
  evenHeld?: true;
  /** Its name in `allowedActions`. Left out for steps that the page of the record does not offer. */
  action?: string;
  event?: Kind['event'];
  /** What the same act does to the purchase of the record. The step is refused where the purchase is in another state. */
  purchase?: PurchaseStep;
  /** What runs once the record has its new state, in this order: names of functions that `runEffects` is given. */
  effects?: readonly string[];
}

declare const ofTable: unique symbol;

/** A step as it is taken: what it makes of a record. Only a flow table makes one, so no state is set that no row names. */
export interface Step<To extends string = string, Event extends string = string, Effect extends string = string> {
  readonly to: To;
  readonly event: Event | undefined;
  readonly effects: readonly Effect[];
  /** What it makes of the purchase of the record. */
  readonly purchase?: StepOfPurchase;
  readonly [ofTable]: true;
}

/** What the step of a record makes of the purchase that the record belongs to. */
export interface StepOfPurchase extends Step<PurchaseStatus | 'same', PurchaseEvent, never> {
  readonly event: PurchaseEvent;
}

/** The state that whoever takes a step chooses, where its row names several. */
type Choice<Row> = Row extends { to: readonly (infer Status)[] } ? [to: Status] : [];
type Target<Row, Chosen> = Chosen extends [infer To extends string]
  ? To
  : Row extends { to: infer To extends string }
    ? To
    : never;
type PurchaseIn<Row> = Row extends { purchase: object } ? { readonly purchase: StepOfPurchase } : unknown;
type EffectsIn<Row> = Row extends { effects: readonly (infer Effect extends string)[] } ? Effect : never;

/** A step of a table, whichever it is. */
export type StepOf<Flow extends { step: (...args: never) => unknown }> = ReturnType<Flow['step']>;

/** The effects that the rows of a table name. */
export type EffectOf<Flow extends { steps: object }> = EffectsIn<Flow['steps'][keyof Flow['steps']]>;

/** Returns the state of a record after a step. */
export function stateAfter<Status extends string>({ to }: { to: Status | 'same' }, before: Status): Status {
  return to === 'same' ? before : to;
}

interface Definition<Kind extends FlowKind, Guard extends string, Steps> {
  states: readonly Kind['facts']['status'][];
  guards: Record<Guard, (record: Kind['facts']) => boolean>;
  /** Says why a record stands still: then no step is taken but those that are `evenHeld`. Null if it does not. */
  hold?: (record: Kind['facts']) => Failure | null;
  steps: Steps;
}

/** The relations that a caller has to a record. */
export type Relations<Kind extends FlowKind> = Readonly<Partial<Record<Kind['relation'], boolean>>>;

/** Whether the purchase of a record lets a step happen, if the record has one. */
function fits({ from }: PurchaseStep, { purchaseStatus }: FlowKind['facts']): boolean {
  return purchaseStatus === null || (purchaseStatus !== undefined && from.includes(purchaseStatus));
}

/**
 * Makes a flow table: everything that may happen to one kind of record. It is pure: it decides and prints, and changes nothing.
 * Handlers ask `check` before they act and answers take `allowedActions` from it, so both say the same.
 */
export function flowTable<Kind extends FlowKind>() {
  return <Guard extends string, const Steps extends Record<string, FlowStep<Kind, NoInfer<Guard>>>>(
    definition: Definition<Kind, Guard, Steps>,
  ) => {
    type Name = keyof Steps & string;
    type Action = Extract<Steps[Name], { action: string }>['action'];
    const { guards, steps, states, hold } = definition;
    const names = Object.keys(steps) as Name[];
    const stepOf = (name: Name): FlowStep<Kind, Guard> => steps[name] as Steps[Name];

    const isPermitted = (name: Name, caller: Relations<Kind>): boolean => {
      const { who } = stepOf(name);
      return who === undefined || caller[who as Kind['relation']] === true;
    };
    const holdOf = (name: Name, record: Kind['facts']) => (stepOf(name).evenHeld ? null : (hold?.(record) ?? null));

    const isPossible = (name: Name, record: Kind['facts']): boolean => {
      const { from, guard, purchase } = stepOf(name);
      if (holdOf(name, record) !== null || !from.includes(record.status)) return false;
      if (purchase && !fits(purchase, record)) return false;
      return guard === undefined || guards[guard](record);
    };

    return {
      states,
      steps,
      /** A step with all its columns, filled or not. */
      row: stepOf,
      /**
       * What a step makes of a record. It does not ask whether it may be taken: `check` does.
       * @param choice the state after it, where the row names several
       */
      step<One extends Name, Chosen extends Choice<Steps[One]>>(
        name: One,
        ...choice: Chosen
      ): Step<Target<Steps[One], Chosen>, Kind['event'], EffectsIn<Steps[One]>> & PurchaseIn<Steps[One]> {
        const { to, event, effects = [], purchase } = stepOf(name);
        const ofPurchase = purchase && { to: purchase.to, event: purchase.event, effects: [] };
        return { to: choice[0] ?? to, event, effects, purchase: ofPurchase } as never;
      },
      /** Whether the record allows a step, whoever takes it. */
      allows: isPossible,
      /** Whether the caller may take a step on the record now. */
      mayTake: (name: Name, record: Kind['facts'], caller: Relations<Kind>): boolean =>
        isPermitted(name, caller) && isPossible(name, record),
      /** Names of the actions that the caller may take on the record now, in the order of the table. */
      allowedActions(record: Kind['facts'], caller: Relations<Kind>): Action[] {
        const open = names.filter((name) => isPermitted(name, caller) && isPossible(name, record));
        return [...new Set(open.flatMap((name) => stepOf(name).action ?? []))] as Action[];
      },
      /**
       * Makes sure that a step may be taken.
       * @param sent the request body, for the fields that the step needs
       * @throws Failure `forbidden`, `wrongState` or what holds the record, or `invalid` with rule `required`
       */
      check<One extends Name>(name: One, record: Kind['facts'], caller: Relations<Kind>, sent: object = {}): Steps[One] {
        if (!isPermitted(name, caller)) throw new Failure('forbidden');
        const held = holdOf(name, record);
        if (held) throw held;
        if (!isPossible(name, record)) throw new Failure('wrongState');
        const missing = stepOf(name).needs?.find((field) => (sent as Record<string, unknown>)[field] === undefined);
        if (missing !== undefined) throw invalid({ field: missing, rule: 'required' });
        return steps[name];
      },
      /**
       * Finds the first of some steps that fits the record, where one operation takes different steps.
       * @throws Failure `wrongState` if none fits
       */
      firstOf<Some extends Name>(some: readonly Some[], record: Kind['facts']): Some {
        const found = some.find((name) => isPossible(name, record));
        if (found === undefined) throw new Failure('wrongState');
        return found;
      },
      /** The table in Markdown, a line for each step. */
      print: () => printed(states, steps),
    };
  };
}

const columns = ['from', 'to', 'by', 'who', 'guard', 'needs', 'action', 'event', 'purchase', 'effects'] as const;

function printed<Kind extends FlowKind>(states: readonly string[], steps: Record<string, FlowStep<Kind, string>>): string {
  const rows = Object.entries(steps);
  const shown = columns.filter((column) => column !== 'purchase' || rows.some(([, { purchase }]) => purchase));
  const cell = (value: string | readonly string[] | PurchaseStep = []) => {
    if (typeof value === 'string') return value;
    if ('event' in value) return `${value.event}: ${value.from.join(', ')}${value.to === 'same' ? '' : ` → ${value.to}`}`;
    return value.length === states.length ? 'any' : value.join(', ') || '–';
  };
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  const lines = rows.map(([name, step]) => line([name, ...shown.map((column) => cell(step[column]))]));
  return `${[line(['step', ...shown]), line(['---', ...shown.map(() => '---')]), ...lines].join('\n')}\n`;
}
