import { gzipSync } from 'node:zlib';
import { bundledCode } from './bundledCode.ts';

/** Bytes of some code as a browser downloads it. */
export interface BundledSize {
  minified: number;
  /** After gzip -9. */
  compressed: number;
  /** The same without the list of the exported names: in an application, where the code is bundled with what uses it, there is none. */
  inApplication: number;
}

/**
 * What a module that is given as text weighs.
 * @param external packages that are not counted
 */
export async function bundledSize(source: string, external: RegExp[] = []): Promise<BundledSize> {
  const code = await bundledCode(source, external);
  return {
    minified: code.length,
    compressed: bytes(code),
    inApplication: bytes(code.replace(/export\{[^{}]*\};?\s*$/, '')),
  };
}

const bytes = (code: string) => gzipSync(code, { level: 9 }).length;
