import { AsyncLocalStorage } from 'node:async_hooks';

const current = new AsyncLocalStorage<string>();

/** Runs `work`; the connections it takes count for `group`. */
export function inGroup<T>(group: string, work: () => Promise<T>): Promise<T> {
  return current.run(group, work);
}

interface Waiting {
  group: string;
  enter: () => void;
}

/**
 * Divides the connections of a pool between groups of calls: a group may only take another one while it holds fewer than are free. So a
 * single group gets at most half of them, and calls that wait for a locked table leave some to all others. Calls without a group are not
 * limited.
 */
export class PoolShares {
  readonly #held = new Map<string | undefined, number>();
  readonly #timeoutMs: number;
  #free: number;
  #waiting: Waiting[] = [];

  /** @param timeoutMs milliseconds until a waiting call is refused */
  constructor(poolSize: number, timeoutMs: number) {
    this.#free = poolSize;
    this.#timeoutMs = timeoutMs;
  }

  /**
   * Waits until the group of the caller may take another connection.
   * @returns a function that gives it back
   * @throws Error that `isUnreachable` recognises, after the timeout
   */
  async enter(): Promise<() => void> {
    const group = current.getStore();
    if (group === undefined || this.#mayEnter(group)) this.#count(group, 1);
    else await this.#turn(group);
    return () => {
      this.#count(group, -1);
      this.#letIn();
    };
  }

  #mayEnter(group: string): boolean {
    return (this.#held.get(group) ?? 0) < this.#free;
  }

  #count(group: string | undefined, change: 1 | -1): void {
    this.#held.set(group, (this.#held.get(group) ?? 0) + change);
    this.#free -= change;
  }

  /** Lets waiting calls in, oldest first, except those whose group holds too many connections. */
  #letIn(): void {
    for (const waiting of this.#waiting) {
      if (this.#mayEnter(waiting.group)) waiting.enter();
    }
  }

  #turn(group: string): Promise<void> {
    return new Promise((resolve, reject) => {
      const leaveQueue = () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
      };
      const timer = setTimeout(() => {
        leaveQueue();
        reject(new Error('timeout exceeded when trying to connect'));
      }, this.#timeoutMs);
      const waiting: Waiting = {
        group,
        enter: () => {
          clearTimeout(timer);
          leaveQueue();
          this.#count(group, 1);
          resolve();
        },
      };
      this.#waiting.push(waiting);
    });
  }
}
