import type { FeatureKey } from './storage/features.ts';
import { useReadyOrNull } from './useSession.ts';

/**
 * Returns whether a feature is switched on for the current school, i.e. its value is `Y`.
 *
 * @example
 * const showsIp = useFeatureFlag('isShowJoinIp');
 */
export function useFeatureFlag(key: FeatureKey): boolean {
  return useFeatureValue(key) === 'Y';
}

/**
 * Returns the value of a feature, or `null` if it has none or nobody is logged in.
 *
 * @example
 * const template = useFeatureValue('argumentReportTemplateUrl'); // 'https://...', 'Y' or null
 */
export function useFeatureValue(key: FeatureKey): string | null {
  return useReadyOrNull()?.features[key] ?? null;
}
