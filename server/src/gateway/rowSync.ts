import { type Job, TaskError, type TaskSentence } from '../tasks/taskKind.ts';
import type { RowSource } from './rowSource.ts';

/** Refused rows and other things that the log of a task names; the result counts all of them. */
const maxNotes = 100;
/** Rows between two checkpoints. */
const step = 100;
/** So few may be absent at once whatever their share. */
const fewAbsent = 10;

/** What became of a row: what was done, or why it was not. */
export type Outcome<Done extends string> = Done | 'unchanged' | TaskSentence;

/** A task that brings rows of a school in line with another system: it counts, reports and can be stopped between any two rows. */
export class RowSync<Done extends string> {
  readonly job: Job;
  readonly counts: Record<Done | 'refused', number>;
  rows = 0;
  #notes = 0;

  constructor(job: Job, done: readonly Done[]) {
    this.job = job;
    this.counts = Object.fromEntries([...done, 'refused'].map((name) => [name, 0])) as Record<Done | 'refused', number>;
  }

  /** Takes every row in turn. @param empty what people are told if there is none */
  async takeAll(source: RowSource, take: (row: unknown) => Promise<Outcome<Done>>, empty: TaskSentence['key']): Promise<void> {
    const { companyId, signal } = this.job;
    for await (const { rows, total } of source.pages(companyId, signal)) {
      for (const row of rows) {
        if (this.rows % step === 0) await this.#tell(total);
        this.rows += 1;
        await this.#count(await take(row));
      }
    }
    if (this.rows === 0) throw new TaskError(empty);
  }

  /**
   * Goes on with what the other system names no more.
   * @param known how many it could have named
   * @param suspicious what people are told if that is most of them: a list that was cut off must not disable a whole school
   */
  async takeAbsent<Row>(
    absent: Row[],
    known: number,
    suspicious: TaskSentence['key'],
    take: (row: Row) => Promise<{ done: Done; note: TaskSentence } | null>,
  ): Promise<void> {
    if (absent.length > fewAbsent && absent.length * 2 > known) {
      throw new TaskError(suspicious, { absent: absent.length, linked: known });
    }
    for (const row of absent) {
      this.job.signal.throwIfAborted();
      const taken = await take(row);
      if (!taken) continue;
      this.counts[taken.done] += 1;
      await this.note('INFO', taken.note);
    }
    await this.#tell(this.rows);
  }

  async note(level: 'INFO' | 'WARN', { key, params }: TaskSentence): Promise<void> {
    this.#notes += 1;
    if (this.#notes <= maxNotes) await this.job.note(level, key, params);
  }

  async #tell(total: number | null): Promise<void> {
    const { checkpoint } = this.job;
    await (total === null ? checkpoint(this.rows) : checkpoint(this.rows, Math.max(this.rows, total)));
  }

  async #count(outcome: Outcome<Done>): Promise<void> {
    if (outcome === 'unchanged') return;
    if (typeof outcome === 'string') {
      this.counts[outcome] += 1;
      return;
    }
    this.counts.refused += 1;
    await this.note('WARN', outcome);
  }
}
