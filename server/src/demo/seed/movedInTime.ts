import { dayMs } from '@campus-procurement/sdk/time';
import {
  type KyselyPlugin,
  OperationNodeTransformer,
  type PluginTransformQueryArgs,
  type PluginTransformResultArgs,
  type PrimitiveValueListNode,
  type ValueNode,
} from 'kysely';
import { seedTime } from './seedTime.ts';

/** Days and moments, in JSON and in sentences too. */
const writtenDay = /\b\d{4}-\d\d-\d\d(?:(?=T\d\d:)|\b)/g;
/** A day with an hour in a title: "3月7日22:00". */
const dayOfTitle = /(\d{1,2})月(\d{1,2})日(?=\d\d:\d\d)/g;
/** The day that the code of a task begins with. */
const dayOfCode = /\bT(\d{4})(\d\d)(\d\d)(?=-)/g;

/** A day in a notice: "2026年3月7日". */
const dayOfNotice = /(\d{4})年(\d{1,2})月(\d{1,2})日/g;

/** By how many days the demo data are moved. */
export const daysSinceSeed = (now: Date) => Math.max(0, Math.floor((now.getTime() - seedTime.getTime()) / dayMs));

/** Moves the days and moments that a text names. */
export function laterText(text: string, days: number): string {
  const later = (day: string) => new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);
  const parts = (year: string | number, month: string, day: string) =>
    later(`${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`)
      .split('-')
      .map(Number);
  return text
    .replaceAll(writtenDay, later)
    .replaceAll(dayOfNotice, (_title, ...[year, month, day]: [string, string, string]) => {
      const moved = parts(year, month, day);
      return `${moved[0]}年${moved[1]}月${moved[2]}日`;
    })
    .replaceAll(dayOfTitle, (_title, ...[month, day]: [string, string]) => {
      const moved = parts(seedTime.getFullYear(), month, day);
      return `${moved[1]}月${moved[2]}日`;
    })
    .replaceAll(dayOfCode, (_code, year, month, day) => `T${later(`${year}-${month}-${day}`).replaceAll('-', '')}`);
}

/**
 * Moves the dates of all rows that are inserted by whole days, so that the clock of the demo data stands at `now` or less than a day
 * before: a demo that was installed today tells of the year until today.
 */
export function movedInTime(now: Date): KyselyPlugin {
  const mover = new Mover(daysSinceSeed(now));
  return {
    transformQuery: ({ node }: PluginTransformQueryArgs) => mover.transformNode(node),
    transformResult: async ({ result }: PluginTransformResultArgs) => result,
  };
}

class Mover extends OperationNodeTransformer {
  readonly #days: number;

  constructor(days: number) {
    super();
    this.#days = days;
  }

  protected override transformPrimitiveValueList(node: PrimitiveValueListNode): PrimitiveValueListNode {
    return { ...node, values: node.values.map((value) => this.#moved(value)) };
  }

  protected override transformValue(node: ValueNode): ValueNode {
    return { ...node, value: this.#moved(node.value) };
  }

  #moved<T>(value: T): T | Date | string {
    if (value instanceof Date) return new Date(value.getTime() + this.#days * dayMs);
    if (typeof value !== 'string') return value;
    return laterText(value, this.#days);
  }
}
