/** Contents of files that are what they claim to be. */

/** A PNG of one pixel. */
export const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** A PDF of so many bytes. */
export function pdf(bytes = 100): Buffer {
  return Buffer.concat([Buffer.from('%PDF-1.7\n'), Buffer.alloc(bytes - 9, ' ')]);
}

/** A PNG that says it has so many pixels. */
export function pngOf(width: number, height: number): Buffer {
  const content = Buffer.from(pixel);
  content.writeUInt32BE(width, 16);
  content.writeUInt32BE(height, 20);
  return content;
}

/** A JPEG that says it has so many pixels. @param before what stands between its first marker and that of its size */
export function jpegOf(width: number, height: number, before = Buffer.alloc(0)): Buffer {
  const size = Buffer.from('ffc0000b08000000000101110000', 'hex');
  size.writeUInt16BE(height, 5);
  size.writeUInt16BE(width, 7);
  return Buffer.concat([
    Buffer.from('ffd8ffe000104a46494600010100000100010000', 'hex'),
    before,
    size,
    Buffer.from('ffd9', 'hex'),
  ]);
}
