/**
 * The outline of a closed smooth wave around a circle, as in the rosettes of banknotes. After the first curve each `T` mirrors the control
 * point before it.
 * @param swing how far the wave goes inwards and outwards from the radius
 */
export function ringPath(lobes: number, radius: number, swing: number): string {
  const steps = lobes * 2;
  const control = (step: number) => {
    const turn = (step * Math.PI) / lobes;
    const distance = radius + (step % 2 ? -swing : swing);
    return { x: distance * Math.cos(turn), y: distance * Math.sin(turn) };
  };
  const point = (x: number, y: number) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const between = (step: number) => {
    const [one, other] = [control(step), control(step + 1)];
    return point((one.x + other.x) / 2, (one.y + other.y) / 2);
  };
  const first = control(1);
  const rest = Array.from({ length: steps - 1 }, (_, index) => `T${between((index + 2) % steps)}`);
  return `M${between(0)}Q${point(first.x, first.y)} ${between(1)}${rest.join('')}`;
}
