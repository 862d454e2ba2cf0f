import { useFeatureFlag } from './useFeature.ts';
import { useReadyOrNull } from './useSession.ts';

/** The terms that a school uses. */
export interface ProjectTerms {
  /** The word for buying in menus, breadcrumbs and buttons. Set by `JNUniversityCharacter`. */
  specialTitle: 'purchase' | 'bidding';
  /** The word for the description of a project. Set by `SYDUniversityCharacter` or the SYD school itself. */
  description: 'purchaseReason' | 'necessity';
  /** The word for the product in the document title. */
  documentTitle: 'purchase' | 'bidding';
}

/**
 * Returns the terms of the current school, as keys to translate (product spec, sections 1 and 9). No other file handles single
 * schools.
 *
 * @example
 * const { specialTitle } = useProjectTerms(); // 'bidding'
 */
export function useProjectTerms(): ProjectTerms {
  const isJn = useFeatureFlag('JNUniversityCharacter');
  const isSyd = useFeatureFlag('SYDUniversityCharacter');
  const companyId = useReadyOrNull()?.user.companyId;
  return {
    specialTitle: isJn ? 'purchase' : 'bidding',
    // 2981 is the SYD school. School 3338 has no "bidding" in its title.
    description: isSyd || companyId === '2981' ? 'purchaseReason' : 'necessity',
    documentTitle: companyId === '3338' ? 'purchase' : 'bidding',
  };
}
