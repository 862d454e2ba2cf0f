import { loadAreas } from '#i18n/catalog.ts';
import { lazyPart } from '../loading/lazyPart.tsx';

/** The form in which somebody takes the place of a person who has left, fetched with its texts when it is first shown. */
export const ReplacementForm = lazyPart(
  async () => (await Promise.all([import('./ReplacementForm.tsx'), loadAreas(['approvals'])]))[0],
);
