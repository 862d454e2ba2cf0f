import { ringPath } from './ringPath.ts';

const rings = [
  { lobes: 36, radius: 352, swing: 62, lines: 4 },
  { lobes: 24, radius: 252, swing: 88, lines: 5 },
  { lobes: 16, radius: 148, swing: 72, lines: 5 },
  { lobes: 9, radius: 60, swing: 34, lines: 4 },
];

/** Rings of lines, as on paper that is hard to forge. Computed, because the drawing would be as large as the form. */
export function Rings({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox="-400 -400 800 800" aria-hidden="true">
      {rings.map(({ lobes, radius, swing, lines }) => {
        const path = ringPath(lobes, radius, swing);
        return Array.from({ length: lines }, (_, line) => 360 * (line / lines / lobes)).map((turn) => (
          <path key={`${lobes} ${turn}`} d={path} transform={`rotate(${turn})`} />
        ));
      })}
    </svg>
  );
}
