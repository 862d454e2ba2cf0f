import { useAppSettings } from './useAppSettings.ts';
import { useStored } from './useStored.ts';

/**
 * Returns the CSS colour of buttons, links and highlights, as `rgb(…)` or `rgba(…)`, and a function that changes it. It is stored in this browser; the
 * default is the primary colour of the settings (spec, section 9).
 *
 * @example
 * const [color, choose] = useSubjectColor(); // 'rgb(36, 96, 179)'
 * choose('rgb(31, 115, 60)');
 */
export function useSubjectColor(): [color: string, choose: (color: string) => void] {
  const [chosen, choose] = useStored('subjectColor');
  const { primaryColor } = useAppSettings().settings;
  return [chosen ?? rgbOf(primaryColor), choose];
}

/** `#2460b3` as `rgb(36, 96, 179)`. */
function rgbOf(hex: string): string {
  const value = Number.parseInt(hex.slice(1), 16);
  return `rgb(${value >> 16}, ${(value >> 8) & 255}, ${value & 255})`;
}
