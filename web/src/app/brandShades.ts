type Rgb = readonly [red: number, green: number, blue: number];

/** A colour of the product in ten shades, and the ground of what is chosen in the dark theme. */
interface Brand {
  shades: string[];
  softOnDark: string;
}

const white: Rgb = [255, 255, 255];
const black: Rgb = [0, 0, 0];
/** The lighter of the two grounds of the dark theme: surface and what the pointer is on. */
const dark: Rgb = [35, 40, 48];
/** WCAG 2.2, 1.4.3, with a little room for rounding. */
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

/** The ratio of WCAG, from 1 to 21. */
export function contrast(one: Rgb, other: Rgb): number {
  const [a, b] = [luminance(one), luminance(other)];
  return (Math.max(a, b) + 0.05) / (Math.min(a, b) + 0.05);
}

/** The colour, mixed with another in small steps until it can be read on its ground. */
function until(color: Rgb, towards: Rgb, groundOf: (color: Rgb) => Rgb): Rgb {
  let found = color;
  for (let share = 0; share <= 1 && contrast(found, groundOf(found)) < readable; share += 0.02) {
    found = mix(color, towards, share);
  }
  return found;
}

/** @returns null for anything but `rgb(36, 96, 179)` and its like */
export function parseRgb(color: string): Rgb | null {
  const parts = /^rgb\((\d{1,3}), (\d{1,3}), (\d{1,3})\)$/.exec(color)?.slice(1).map(Number) ?? [];
  const [red, green, blue] = parts;
  if (red === undefined || green === undefined || blue === undefined || parts.some((part) => part > 255)) return null;
  return [red, green, blue];
}

/**
 * The shades of a colour, made so that what is written in them and on them can be read: 6 and darker on white and on their own tints 0
 * and 1, white on 5 and darker, 3 on the grounds of the dark theme.
 * @param color as in `rgb(36, 96, 179)`; null for anything else
 */
export function brandShades(color: string): Brand | null {
  const wanted = parseRgb(color);
  if (!wanted) return null;
  const tint = (of: Rgb) => mix(of, white, 0.82);
  const main = until(wanted, black, tint);
  // Mantine lays a fifth of the text's own colour over the ground of what the pointer is on.
  const light = until(mix(main, white, 0.42), white, (of) => mix(dark, of, 0.2));
  const softOnDark = mix(main, dark, 0.75);
  const onSoft = until(light, white, () => softOnDark);
  const filled = until(mix(main, white, 0.1), black, () => white);
  const shades = [mix(main, white, 0.9), tint(main), mix(main, white, 0.64), onSoft, mix(main, white, 0.24), filled, main];
  const deep = [0.16, 0.32, 0.46].map((share) => mix(main, black, share));
  return { shades: [...shades, ...deep].map(text), softOnDark: text(softOnDark) };
}
