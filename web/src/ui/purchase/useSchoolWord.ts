import { useProjectTerms } from '@campus-procurement/hooks';

/** Labels with the word for bidding, and what a school that says 采购 instead has in their place. */
const others = {
  'purchases.barbid': 'purchases.barbid_purchase',
  'projects.partbidding': 'projects.partbidding_purchase',
  'projects.partterms': 'projects.partterms_purchase',
  'announcements.bidEnd': 'announcements.bidEnd_purchase',
  'purchases.statusBIDDING': 'purchases.statusBIDDING_purchase',
} as const;

/** Returns a function that gives the key of a label in the words of the school (`JNUniversityCharacter`). Both texts take the same parameters. */
export function useSchoolWord(): <K extends string>(key: K) => K {
  const { specialTitle } = useProjectTerms();
  return <K extends string>(key: K) =>
    specialTitle === 'purchase' && Object.hasOwn(others, key) ? (others[key as keyof typeof others] as string as K) : key;
}
