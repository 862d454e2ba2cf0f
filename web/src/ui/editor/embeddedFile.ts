/** Those that can be uploaded. */
const kinds: Record<string, string> = { png: 'png', jpeg: 'jpg', jpg: 'jpg' };

/** The file of a picture that stands in its own address (`data:image/png;base64,…`), as in text from Word on the web; null if it is none. */
export function embeddedFile(address: string): File | null {
  const [, kind = '', content = ''] = /^data:image\/(\w+);base64,([\w+/=\s]+)$/.exec(address) ?? [];
  const ending = kinds[kind];
  if (ending === undefined) return null;
  try {
    const bytes = Uint8Array.from(atob(content), (letter) => letter.charCodeAt(0));
    return new File([bytes], `image.${ending}`, { type: `image/${kind}` });
  } catch {
    return null; // Cut off.
  }
}
