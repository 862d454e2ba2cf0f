import { constants, crc32, deflateSync } from 'node:zlib';

/** A filled area: its colour as 0xRRGGBB, and its outline as x and y by turns. */
export interface Shape {
  colour: number;
  outline: readonly number[];
}

/** A picture to be drawn: shapes on a ground, later ones upon earlier ones. */
export interface Drawing {
  width: number;
  height: number;
  ground: number;
  shapes: readonly Shape[];
}

/** Lines that are looked at for each row of pixels, so that slanting edges are smooth. */
const linesPerRow = 4;

/** A PNG of a drawing. The same drawing gives the same bytes. */
export function demoPng({ width, height, ground, shapes }: Drawing): Buffer {
  const pixels = new Uint8ClampedArray(width * height * 3).map((_, at) => channel(ground, at % 3));
  for (const shape of shapes) paint(pixels, width, height, shape);
  return encoded(pixels, width, height);
}

const channel = (colour: number, at: number) => (colour >> (16 - at * 8)) & 255;

function paint(pixels: Uint8ClampedArray, width: number, height: number, { colour, outline }: Shape) {
  const covered = new Float32Array(width);
  const ys = outline.filter((_, at) => at % 2 === 1);
  for (let y = Math.max(0, Math.floor(Math.min(...ys))); y < Math.min(height, Math.max(...ys)); y += 1) {
    covered.fill(0);
    for (let line = 0; line < linesPerRow; line += 1) cover(covered, crossings(outline, y + (line + 0.5) / linesPerRow));
    for (let x = 0; x < width; x += 1) {
      const share = (covered[x] as number) / linesPerRow;
      if (share === 0) continue;
      for (let part = 0; part < 3; part += 1) {
        const at = (y * width + x) * 3 + part;
        const below = pixels[at] as number;
        pixels[at] = below + (channel(colour, part) - below) * share;
      }
    }
  }
}

/** Where an outline crosses a line, from left to right. */
function crossings(outline: readonly number[], y: number): number[] {
  const found: number[] = [];
  const corner = (at: number) => outline[at % outline.length] as number;
  for (let at = 0; at < outline.length; at += 2) {
    const [x1, y1, x2, y2] = [corner(at), corner(at + 1), corner(at + 2), corner(at + 3)];
    if (y1 <= y !== y2 <= y) found.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return found.sort((one, other) => one - other);
}

/** Adds the shares of pixels that lie between every second and the next crossing. */
function cover(covered: Float32Array, marks: number[]) {
  for (let at = 0; at + 1 < marks.length; at += 2) {
    const [from, to] = [Math.max(0, marks[at] as number), Math.min(covered.length, marks[at + 1] as number)];
    for (let x = Math.floor(from); x < to; x += 1) {
      covered[x] = (covered[x] as number) + Math.min(x + 1, to) - Math.max(x, from);
    }
  }
}

/** Each row says how its pixels differ from those on their left, so that areas are runs of zeros. */
function encoded(pixels: Uint8ClampedArray, width: number, height: number): Buffer {
  const row = width * 3;
  const data = Buffer.alloc((row + 1) * height);
  for (let y = 0; y < height; y += 1) {
    data[y * (row + 1)] = 1;
    for (let x = 0; x < row; x += 1) {
      const left = x < 3 ? 0 : (pixels[y * row + x - 3] as number);
      data[y * (row + 1) + 1 + x] = (pixels[y * row + x] as number) - left;
    }
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2], 8);
  // Of runs only, which every version of zlib finds alike.
  const packed = deflateSync(data, { strategy: constants.Z_RLE });
  return Buffer.concat([
    Buffer.from('89504e470d0a1a0a', 'hex'),
    chunk('IHDR', header),
    chunk('IDAT', packed),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

function chunk(type: string, data: Buffer): Buffer {
  const named = Buffer.concat([Buffer.from(type, 'ascii'), data]);
  const [length, check] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(data.length);
  check.writeUInt32BE(crc32(named));
  return Buffer.concat([length, named, check]);
}
