import { useStored } from './useStored.ts';

/**
 * The colour of buttons, links and what is current, kept in this browser; that of the product (spec, section 9) until one is chosen.
 *
 * @example
 * const [color, choose] = useSubjectColor(); // 'rgb(36, 96, 179)'
 * choose('rgb(31, 115, 60)');
 */
export function useSubjectColor(): [color: string, choose: (color: string) => void] {
  const [chosen, choose] = useStored('subjectColor');
  return [chosen ?? 'rgb(36, 96, 179)', choose];
}
