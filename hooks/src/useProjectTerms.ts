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

/** Product spec, sections 1 and 9. No other file knows a school. */
const schoolWithoutBiddingInTitle = '3338';
const sydSchool = '2981';

/**
 * The words of the current school, as keys to be translated.
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
    description: isSyd || companyId === sydSchool ? 'purchaseReason' : 'necessity',
    documentTitle: companyId === schoolWithoutBiddingInTitle ? 'purchase' : 'bidding',
  };
}
