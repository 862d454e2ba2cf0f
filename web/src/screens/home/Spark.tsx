const [width, height, edge] = [88, 24, 3];

/** A line of at most a dozen values; the last one is marked, because it is now. */
export function Spark({ values }: { values: readonly number[] }) {
  const [top, low] = [Math.max(...values), Math.min(...values)];
  const points = values.map((value, index) => ({
    x: edge + (index * (width - 2 * edge)) / (values.length - 1),
    y: top === low ? height / 2 : edge + ((top - value) * (height - 2 * edge)) / (top - low),
  }));
  const last = points.at(-1);
  if (points.length < 2 || !last) return null;
  const line = points.map(({ x, y }) => `${x.toFixed(1)},${y.toFixed(1)}`).join(' ');
  return (
    <svg width={width} height={height} aria-hidden>
      <polyline points={line} fill="none" stroke="var(--app-stop-dot)" strokeWidth={1.5} strokeLinejoin="round" />
      <circle cx={last.x} cy={last.y} r={2.5} fill="var(--app-ink)" />
    </svg>
  );
}
