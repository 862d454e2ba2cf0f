type Rgb = readonly [red: number, green: number, blue: number];

/** A brand colour in ten shades, and the background of selected items in the dark theme. */
interface Brand {
  shades: string[];
  softOnDark: string;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The lighter of the two backgrounds of the dark theme: surfaces and hovered items. */
const dark: Rgb = [36, 42, 50];
/** The contrast of WCAG 2.2, 1.4.3, with a margin for rounding. */
const readable = 4.6;

const text = (color: Rgb) => `rgb(${color.map(Math.round).join(', ')})`;

function mix([red, green, blue]: Rgb, other: Rgb, share: number): Rgb {
  const part = (value: number, at: 0 | 1 | 2) => value + (other[at] - value) * share;
  return [part(red, 0), part(green, 1), part(blue, 2)];
}

function luminance(color: Rgb): number {
  const part = (at: 0 | 1 | 2) => {
    const share = color[at] / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return 0.2126 * part(0) + 0.7152 * part(1) + 0.0722 * part(2);
}

/** Returns the contrast ratio of WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** Mixes a colour with another one in small steps until it is readable on its background. */
function until(color: Rgb, towards: Rgb, groundOf: (color: Rgb) => Rgb): Rgb {
  let found = color;
  for (let share = 0; share <= 1 && contrast(found, groundOf(found)) < readable; share += 0.02) {
    found = mix(color, towards, share);
  }
  return found;
}

/** @returns the colour as it is seen on white; null for anything but `rgb(36, 96, 179)`, `rgba(36, 96, 179, 0.5)` and their like */
export function parseRgb(color: string): Rgb | null {
  const [red, green, blue, alpha = 1] =
    /^rgba?\((\d{1,3}), (\d{1,3}), (\d{1,3})(?:, (0|1|0?\.\d{1,4}))?\)$/
      .exec(color)
      ?.slice(1)
      .map((part: string | undefined) => (part === undefined ? undefined : Number(part))) ?? [];
  if (red === undefined || green === undefined || blue === undefined || Math.max(red, green, blue) > 255) return null;
  return mix([red, green, blue], white, 1 - alpha);
}

/**
 * Returns the shades of a colour, chosen so that text in them and on them is readable: shades 6 and darker on white and on their own tints
 * 0 and 1, white on shades 5 and darker, shade 3 on the backgrounds of the dark theme.
 * @param color such as `rgb(36, 96, 179)`
 * @returns null for any other text
 */
export function brandShades(color: string): Brand | null {
  const wanted = parseRgb(color);
  if (!wanted) return null;
  const tint = (of: Rgb) => mix(of, white, 0.82);
  const main = until(wanted, black, tint);
  // Mantine mixes a fifth of the text's own colour into the background of hovered items.
  const light = until(mix(main, white, 0.42), white, (of) => mix(dark, of, 0.2));
  const softOnDark = mix(main, dark, 0.75);
  const onSoft = until(light, white, () => softOnDark);
  const filled = until(mix(main, white, 0.1), black, () => white);
  const shades = [mix(main, white, 0.9), tint(main), mix(main, white, 0.64), onSoft, mix(main, white, 0.24), filled, main];
  const deep = [0.16, 0.32, 0.46].map((share) => mix(main, black, share));
  return { shades: [...shades, ...deep].map(text), softOnDark: text(softOnDark) };
}
