import { type Drawing, demoPng, type Shape } from './demoPng.ts';

/** The drawings are 48 by 36 units. */
const unit = 8;
const ground = 0xeef2f8;
const ink = 0x34465e;
const grey = 0x9aa9bd;
const pale = 0xcfd8e5;
const white = 0xffffff;
const blue = 0x2460b3;
const sky = 0x8fb6e6;
const green = 0x2a9150;
const amber = 0xe0a03c;
const red = 0xd3605a;

const area = (colour: number, outline: number[]): Shape => ({ colour, outline: outline.map((value) => value * unit) });

function oval(colour: number, x: number, y: number, radiusX: number, radiusY = radiusX): Shape {
  const corners = Array.from({ length: 48 }, (_, at) => (at / 24) * Math.PI);
  return area(
    colour,
    corners.flatMap((angle) => [x + radiusX * Math.cos(angle), y + radiusY * Math.sin(angle)]),
  );
}

/** The lower part of an oval, filled to a level. */
function bowl(colour: number, x: number, y: number, radius: number): Shape {
  const level = -0.3;
  const angles = Array.from({ length: 25 }, (_, at) => level + (at / 24) * (Math.PI - 2 * level));
  return area(
    colour,
    angles.flatMap((angle) => [x + radius * Math.cos(angle), y + radius * Math.sin(angle)]),
  );
}

/** A box with round corners. */
function box(colour: number, x: number, y: number, width: number, height: number, radius = 0.6): Shape {
  const corners = [
    [x + width - radius, y + height - radius],
    [x + radius, y + height - radius],
    [x + radius, y + radius],
    [x + width - radius, y + radius],
  ] as const;
  return area(
    colour,
    corners.flatMap(([cornerX, cornerY], quarter) =>
      Array.from({ length: 7 }, (_, step) => ((quarter + step / 6) * Math.PI) / 2).flatMap((angle) => [
        cornerX + radius * Math.cos(angle),
        cornerY + radius * Math.sin(angle),
      ]),
    ),
  );
}

const lines = (colour: number, x: number, width: number, ...ys: number[]) => ys.map((y) => box(colour, x, y, width, 0.6, 0.3));

/** What a thing looks like, by a word for it. */
const shapes = {
  bottle: [
    box(0x8a5a2b, 17, 11, 14, 21, 2),
    box(0x8a5a2b, 21, 7, 6, 6),
    box(ink, 20, 4, 8, 4),
    box(white, 17, 17, 14, 9, 0),
    box(blue, 19, 18.5, 10, 1.4),
    ...lines(grey, 19, 7, 21.4, 23.4),
  ],
  jar: [
    box(white, 15, 10, 18, 22, 2),
    box(blue, 14.5, 5, 19, 5.4, 1),
    box(sky, 15, 16, 18, 10, 0),
    box(blue, 17, 17.5, 10, 1.4),
    ...lines(white, 17, 12, 20.4, 22.4),
  ],
  beaker: [
    box(pale, 14, 6, 20, 26, 2),
    area(pale, [12, 5, 20, 5, 20, 8, 15, 8]),
    box(white, 15.2, 6, 17.6, 24.8, 1.4),
    box(sky, 15.2, 17, 17.6, 13.8, 1.4),
    ...lines(grey, 28, 3.6, 11, 14, 20, 23, 26),
  ],
  flask: [
    box(pale, 22, 4, 4, 14),
    oval(pale, 24, 24, 9),
    oval(white, 24, 24, 7.8),
    bowl(sky, 24, 24, 7.8),
    box(pale, 22, 14, 4, 3, 0),
    box(blue, 21.6, 11, 4.8, 0.8, 0.3),
    box(ink, 21.4, 2.4, 5.2, 3),
  ],
  gloves: [
    area(sky, [11, 17, 24, 13, 37, 17, 24, 21]),
    area(blue, [11, 17, 24, 21, 24, 33, 11, 29]),
    area(0x1b4a8c, [37, 17, 24, 21, 24, 33, 37, 29]),
    oval(ink, 24, 17, 5, 1.7),
    area(white, [20, 17, 20.6, 7, 22.2, 7, 22.8, 11, 23.4, 5, 25, 5, 25.4, 11, 26.4, 7, 28, 8, 28, 17]),
  ],
  tips: [
    box(pale, 11, 13, 26, 19, 1.4),
    box(blue, 11, 13, 26, 4, 1),
    ...[0, 1, 2, 3, 4, 5].map((at) =>
      area(amber, [13.2 + at * 3.8, 19, 15.8 + at * 3.8, 19, 14.8 + at * 3.8, 29, 14.2 + at * 3.8, 29]),
    ),
    ...[0, 1, 2, 3, 4, 5].map((at) => box(white, 13 + at * 3.8, 9, 3, 4.4, 0.4)),
  ],
  cylinder: [
    box(grey, 18, 8, 12, 25, 5),
    box(ink, 18, 15, 12, 5, 0),
    box(ink, 22.4, 3, 3.2, 6),
    box(red, 20, 3, 8, 1.8),
    box(white, 20, 16.6, 8, 1.6),
  ],
  column: [
    ...[5, 14, 23].map((y) => box(white, 10, y, 20, 8, 1)),
    ...[7, 16, 25].map((y) => box(sky, 12, y, 7, 4)),
    ...[9, 18, 27].map((y) => oval(green, 27, y, 1)),
    box(grey, 32, 5, 7, 26, 1),
    box(blue, 34.6, 8, 1.8, 20),
  ],
  instrument: [
    box(white, 8, 12, 32, 18, 2),
    box(pale, 8, 24, 32, 6, 2),
    box(ink, 11, 15, 14, 7),
    area(sky, [12, 21, 15, 20, 17, 16.4, 19, 20, 21, 18.4, 24, 21]),
    ...[29, 32.6, 36.2].map((x) => oval(grey, x, 17, 1.2)),
    box(blue, 28, 20.4, 9.4, 1.6),
  ],
  microscope: [
    box(ink, 13, 30, 22, 3, 1),
    area(ink, [27, 30, 31, 30, 33, 22, 31, 14, 26, 10, 24, 13, 28, 16, 29.4, 22]),
    box(grey, 14, 24, 14, 2),
    area(white, [17, 8, 22, 5.4, 27, 15, 22, 17.6]),
    area(blue, [17.4, 4.6, 20.4, 3, 22.2, 6.4, 19.2, 8]),
    area(grey, [22.4, 17, 25.4, 15.4, 26.6, 19, 24.4, 20.2]),
    oval(blue, 30, 25, 2),
  ],
  centrifuge: [
    box(white, 11, 13, 26, 19, 3),
    oval(pale, 24, 13, 13, 5),
    oval(ink, 24, 13, 8, 2.8),
    box(ink, 15, 22, 10, 5),
    box(green, 16.4, 24, 5, 1.2, 0.4),
    oval(blue, 31, 24.5, 2.4),
  ],
  monitor: [
    box(ink, 8, 5, 24, 17, 1),
    box(sky, 9.4, 6.4, 21.2, 13, 0.4),
    area(blue, [9.4, 19.4, 18, 11, 24, 16, 30.6, 10, 30.6, 19.4]),
    box(grey, 18, 22, 4, 5, 0.2),
    box(grey, 13, 27, 14, 2),
    box(ink, 35, 8, 7, 21, 1),
    box(grey, 36.4, 10, 4.2, 1),
    oval(green, 38.5, 26, 0.9),
  ],
  laptop: [
    box(ink, 11, 6, 26, 19, 1.2),
    box(sky, 12.4, 7.4, 23.2, 16, 0.4),
    area(blue, [12.4, 23.4, 21, 14, 27, 19, 35.6, 12, 35.6, 23.4]),
    area(grey, [7, 29, 11, 25, 37, 25, 41, 29]),
    box(pale, 7, 28.6, 34, 2, 0.8),
  ],
  rack: [
    box(ink, 6, 13, 36, 10, 1),
    ...[0, 1].flatMap((row) => [0, 1, 2, 3, 4, 5, 6, 7].map((at) => box(grey, 9 + at * 3.2, 15 + row * 3.4, 2.2, 2.2, 0.2))),
    ...[0, 1].map((row) => box(sky, 36, 15 + row * 3.4, 3.6, 2.2, 0.2)),
    box(grey, 6, 24, 36, 1, 0.4),
  ],
  printer: [
    box(white, 15, 4, 18, 10, 0.4),
    box(ink, 9, 12, 30, 14, 1.6),
    box(grey, 9, 12, 30, 3, 1),
    box(white, 14, 20, 20, 12, 0.4),
    ...lines(pale, 16.4, 14, 23, 25.4, 27.8),
    oval(green, 35.6, 18, 0.9),
  ],
  toner: [
    box(ink, 8, 13, 32, 8, 2),
    box(grey, 11, 20, 26, 4, 1.6),
    box(blue, 12, 15, 12, 3.4),
    oval(pale, 37, 22, 2),
    oval(pale, 11, 22, 2),
  ],
  chair: [
    box(blue, 16, 3, 16, 15, 3),
    box(0x1b4a8c, 14, 19, 20, 4, 2),
    box(grey, 23, 23, 2, 6, 0.2),
    area(ink, [15, 32, 24, 27.6, 33, 32, 31, 32.6, 24, 29.6, 17, 32.6]),
    ...[15.6, 24, 32.4].map((x) => oval(ink, x, 32.6, 1.3)),
    box(ink, 11, 15, 2, 6),
    box(ink, 35, 15, 2, 6),
  ],
  bench: [
    box(ink, 5, 12, 38, 2.4),
    box(white, 7, 14.4, 11, 16, 0.2),
    box(white, 30, 14.4, 11, 16, 0.2),
    ...[8, 31].flatMap((x) => [15.6, 20.6, 25.6].map((y) => box(sky, x, y, 9, 4, 0.4))),
    box(grey, 18, 28, 12, 1.4, 0.2),
    area(sky, [22, 12, 23.4, 8, 23.4, 5, 25.6, 5, 25.6, 8, 27, 12]),
  ],
  paper: [
    area(pale, [10, 15, 29, 15, 29, 31, 10, 31]),
    area(grey, [29, 15, 38, 10, 38, 26, 29, 31]),
    area(white, [10, 15, 19, 10, 38, 10, 29, 15]),
    box(blue, 10, 19, 19, 8, 0),
    box(white, 12.4, 21.4, 9, 1.4),
    box(white, 12.4, 24, 6, 1, 0.4),
  ],
} satisfies Record<string, Shape[]>;

export type ProductKind = keyof typeof shapes;

const drawn = new Map<ProductKind, Buffer>();

/** The picture of a kind of product, as a PNG that is drawn when it is first asked for. */
export function productPicture(kind: ProductKind): Buffer {
  const size: Omit<Drawing, 'shapes'> = { width: 48 * unit, height: 36 * unit, ground };
  const picture = drawn.get(kind) ?? demoPng({ ...size, shapes: shapes[kind] });
  drawn.set(kind, picture);
  return picture;
}
