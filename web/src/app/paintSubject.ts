import { brandShades } from './brandShades.ts';

/** Product specification, section 9. The theme has handmade shades of this colour. */
const ownColor = 'rgb(36, 96, 179)';

/**
 * Sets the user's colour as the CSS variables that the theme derives its shades from, so the whole theme follows.
 * @param color null, or text that is no colour, restores the product's own
 */
export function paintSubject(color: string | null): void {
  const brand = color === null || color === ownColor ? null : brandShades(color);
  const { style } = document.documentElement;
  for (let at = 0; at < 10; at += 1) style.setProperty(`--subject-${at}`, brand?.shades[at] ?? '');
  style.setProperty('--subject-soft', brand?.softOnDark ?? '');
}
