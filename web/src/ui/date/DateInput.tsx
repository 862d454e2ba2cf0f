import { loadAreas } from '#i18n/catalog.ts';
import { lazyPart } from '../loading/lazyPart.tsx';

/** A day or a time to choose, whose calendar is fetched with its texts when it is first shown. */
export const DateInput = lazyPart(async () => (await Promise.all([import('./DateBox.tsx'), loadAreas(['calendar'])]))[0]);
