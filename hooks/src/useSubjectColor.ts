import { useStored } from './useStored.ts';

/**
 * Returns the CSS colour of buttons, links and highlights, as `rgb(…)` or `rgba(…)`, and a function that changes it. It is stored in this browser; the
 * default is that of the product (spec, section 9).
 *
 * @example
 * const [color, choose] = useSubjectColor(); // 'rgb(36, 96, 179)'
 * choose('rgb(31, 115, 60)');
 */
export function useSubjectColor(): [color: string, choose: (color: string) => void] {
  const [chosen, choose] = useStored('subjectColor');
  return [chosen ?? 'rgb(36, 96, 179)', choose];
}
