import fc from 'fast-check';
import { expect, test } from 'vitest';
import { brandShades, contrast, parseRgb } from './brandShades.ts';

const channel = fc.integer({ min: 0, max: 255 });
const rgb = (color: string | undefined) => {
  const parsed = parseRgb(color ?? '');
  if (!parsed) throw new Error(`${color} is no colour`);
  return parsed;
};

test('whatever colour is chosen, it can be read in both themes, on its tints too, and white can be read on it', () => {
  fc.assert(
    fc.property(channel, channel, channel, (red, green, blue) => {
      const brand = brandShades(`rgb(${red}, ${green}, ${blue})`);
      const shade = (at: number) => rgb(brand?.shades[at]);
      for (const at of [5, 6, 7, 8, 9]) expect(contrast(shade(at), [255, 255, 255])).toBeGreaterThanOrEqual(4.5);
      for (const at of [0, 1]) expect(contrast(shade(6), shade(at))).toBeGreaterThanOrEqual(4.5);
      // The surface, the hovered row and the chosen entry of the dark theme.
      for (const ground of [rgb('rgb(26, 30, 37)'), rgb('rgb(36, 42, 50)'), rgb(brand?.softOnDark)]) {
        expect(contrast(shade(3), ground)).toBeGreaterThanOrEqual(4.5);
      }
    }),
  );
});

test('a colour that can be read as it is stays as it is', () => {
  expect(brandShades('rgb(36, 96, 179)')?.shades[6]).toBe('rgb(36, 96, 179)');
});

test('a colour that lets the ground through is what is seen of it on white', () => {
  expect(parseRgb('rgba(0, 100, 200, 0.5)')).toEqual([127.5, 177.5, 227.5]);
  expect(brandShades('rgba(36, 96, 179, 1)')).toEqual(brandShades('rgb(36, 96, 179)'));
  expect(brandShades('rgba(36, 96, 179, 0)')).toEqual(brandShades('rgb(255, 255, 255)'));
});

test.each(['rgba(1, 2, 3, 2)', 'rgba(1, 2, 3, )', '', 'blue', '#2460b3', 'rgb(1, 2)', 'rgb(256, 0, 0)', 'rgb(1, 2, 3);}'])(
  '%j is no colour',
  (color) => {
    expect(brandShades(color)).toBe(null);
  },
);
