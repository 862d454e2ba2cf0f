import type { Stage } from './demoStage.ts';

/** Something that happens from a time on, on a stage of its own whose clock waits for its turn. */
export interface Plot {
  from: Date;
  play: (stage: Stage) => Promise<void>;
}

/**
 * Plays several plots in the order of time, as if they had happened at once: whoever moves the clock waits until nobody is to do something
 * before. So numbers, ledgers and histories of all of them follow one another as they would have.
 */
export async function inTurns(stage: Stage, plots: readonly Plot[]): Promise<void> {
  const waiting: { time: Date; go: () => void }[] = [];
  const turn = (time: Date) => new Promise<void>((go) => waiting.push({ time, go }));
  const own: Stage = Object.create(stage, {
    now: { get: () => stage.now },
    moveTo: {
      value: (time: Date) => {
        playing.next();
        return turn(time);
      },
    },
  });
  let playing = aTurn();
  let failure: unknown;
  for (const { from, play } of plots) {
    turn(from)
      .then(() => play(own))
      .catch((error: unknown) => {
        failure ??= error;
      })
      .finally(() => playing.next());
  }
  while (waiting.length > 0 && failure === undefined) {
    const next = waiting.reduce((first, one) => (one.time < first.time ? one : first));
    waiting.splice(waiting.indexOf(next), 1);
    if (next.time > stage.now) await stage.moveTo(next.time);
    playing = aTurn();
    next.go();
    await playing.ended;
  }
  if (failure !== undefined) throw failure;
}

/** The turn of a plot: it ends when the plot waits for its next one, or is over. */
function aTurn() {
  let next = () => {};
  const ended = new Promise<void>((resolve) => {
    next = resolve;
  });
  return { next, ended };
}
