/** The sign of the product: a mortar board over a box. */
export function BrandMark({ size, inverted = false }: { size: number; inverted?: boolean }) {
  const [ground, figure] = inverted ? ['#fff', '#184380'] : ['#2460b3', '#fff'];
  return (
    <svg width={size} height={size} viewBox="0 0 64 64" aria-hidden="true" style={{ flex: 'none' }}>
      <rect width="64" height="64" rx="14" fill={ground} />
      <path d="M13 27 32 18l19 9-19 9z" fill={figure} />
      <path d="M21 35v8c3 3 7 4 11 4s8-1 11-4v-8l-11 5z" fill={figure} opacity=".75" />
    </svg>
  );
}
