import type { Stage } from './demoStage.ts';

/** Some hours pass. */
export const later = (stage: Stage, hours = 1) => stage.moveTo(new Date(stage.now.getTime() + hours * 3_600_000));
