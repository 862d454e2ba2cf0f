import { setFlagsFromString } from 'node:v8';

/**
 * Makes V8 compile WebAssembly with its fast compiler only. The optimizing one takes 600 MB of memory for a single function of PGlite
 * (measured: peak of the first start 666 MB, without it 182 MB) and saves nothing on short queries; scans of many rows take up to 1.7 times
 * as long. Call it before PGlite starts.
 */
export function compileWebAssemblyLean(): void {
  setFlagsFromString('--no-wasm-tier-up');
  setFlagsFromString('--no-wasm-dynamic-tiering');
}
