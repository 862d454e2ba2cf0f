import { encode } from 'uqr';

/** A text as a picture that phones and scanners read. */
export function QrCode({ text, name }: { text: string; name: string }) {
  const { data, size } = encode(text, { border: 1 });
  const dots = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg viewBox={`0 0 ${size} ${size}`} role="img" aria-label={name} shapeRendering="crispEdges">
      <path d={dots.join('')} fill="#000" />
    </svg>
  );
}
