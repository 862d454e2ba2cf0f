import * as z from 'zod/mini';
import type { LabelKey, Translate } from '#i18n/messages.ts';

/** Product specification, section 5. */
const frameRates = { least: 1, most: 30 };
const bitrates = { least: 150, most: 1_800 };
export const descriptionLimit = 200;

/** The rules of the group form. What is left empty is as the encoder likes it. */
export function groupSchema(t: Translate) {
  const within = (label: LabelKey, { least, most }: { least: number; most: number }) =>
    z.string().check(
      z.trim(),
      z.refine(
        (text) => text === '' || (/^\d+(\.\d+)?$/.test(text) && Number(text) >= least && Number(text) <= most),
        t('demo.rangeRule', { label: t(label), least, most }),
      ),
    );
  return z.object({
    videoMode: z.string(),
    captureSize: z.string(),
    captureFrameRate: within('demo.captureFrameRate', frameRates),
    encodingFrameRate: within('demo.encodingFrameRate', frameRates),
    bitrateLeast: within('demo.bitrateLeast', bitrates),
    bitrateMost: within('demo.bitrateMost', bitrates),
    bitrateDefault: within('demo.bitrateDefault', bitrates),
    audioMode: z.string(),
    channels: z.string(),
    audioBitrate: within('demo.audioBitrate', bitrates),
    description: z.string().check(z.maxLength(descriptionLimit)),
  });
}

export type GroupValues = z.infer<ReturnType<typeof groupSchema>>;
