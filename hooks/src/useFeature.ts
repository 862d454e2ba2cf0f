import { type FeatureKey, type Features, isOn } from './features.ts';
import { useReadyOrNull } from './useSession.ts';

const none: Features = {};

/** The features of the current school; none while nobody is logged in. */
export function useFeatures(): Features {
  return useReadyOrNull()?.features ?? none;
}

/**
 * Whether a feature is switched on for the current school (its value is `Y`).
 *
 * @example
 * const showsIp = useFeatureFlag('isShowJoinIp');
 */
export function useFeatureFlag(key: FeatureKey): boolean {
  return isOn(useFeatures(), key);
}

/**
 * The value of a feature, or null if it has none.
 *
 * @example
 * const template = useFeatureValue('argumentReportTemplateUrl'); // 'https://...', 'Y' or null
 */
export function useFeatureValue(key: FeatureKey): string | null {
  return useFeatures()[key] ?? null;
}
