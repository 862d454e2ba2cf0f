/** The id of the uploaded file that an address is read from; null for another address. */
export function fileIdOf(address: string): string | null {
  return /^\/api\/file\/download\/([\w-]+)/.exec(address)?.[1] ?? null;
}
