import { brandShades } from './brandShades.ts';

/** Product specification, section 9. The theme has its shades, made by hand. */
const ownColor = 'rgb(36, 96, 179)';

/**
 * Gives the page the colour that the user has chosen, as the variables from which the theme makes its shades: the whole theme follows.
 * @param color null, or what is no colour: the product's own
 */
export function paintSubject(color: string | null): void {
  const brand = color === null || color === ownColor ? null : brandShades(color);
  const { style } = document.documentElement;
  for (let at = 0; at < 10; at += 1) style.setProperty(`--subject-${at}`, brand?.shades[at] ?? '');
  style.setProperty('--subject-soft', brand?.softOnDark ?? '');
}
