import { useFeatureFlag } from './useFeature.ts';
import { useReadyOrNull } from './useSession.ts';

/** Which of two words a school uses. */
export interface ProjectTerms {
  /** What buying is called in menus, breadcrumbs and buttons: JNUniversityCharacter decides. */
  specialTitle: 'purchase' | 'bidding';
  /** What the description of a project is called: SYDUniversityCharacter, or the SYD school itself, decides. */
  description: 'purchaseReason' | 'necessity';
  /** What the product is called in the document title. */
  documentTitle: 'purchase' | 'bidding';
}

/**
 * The words of the current school, as keys to be translated (product spec, sections 1 and 9). No other file knows a school.
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
    // 2981 is the SYD school, and 3338 one that has no "bidding" in its title.
    description: isSyd || companyId === '2981' ? 'purchaseReason' : 'necessity',
    documentTitle: companyId === '3338' ? 'purchase' : 'bidding',
  };
}
