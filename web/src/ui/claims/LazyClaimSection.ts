import { loadAreas } from '#i18n/catalog.ts';
import { lazyPart } from '../loading/lazyPart.tsx';

/** The default of a supplier with the claim against it, fetched with its texts when it is first shown: few orders end so. */
export const ClaimSection = lazyPart(async () => (await Promise.all([import('./ClaimSection.tsx'), loadAreas(['claims'])]))[0]);
