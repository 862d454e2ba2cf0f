/** Puts a text on the clipboard. @returns whether that was possible */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    // Browsers offer the clipboard only on https pages, and only to pages that may use it.
    return false;
  }
}
