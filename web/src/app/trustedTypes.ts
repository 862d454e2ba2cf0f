/** Types that TypeScript's library lacks: https://www.w3.org/TR/trusted-types/ */
declare global {
  var trustedTypes:
    | { createPolicy(name: string, rules: { createHTML(text: string): string | null }): { createHTML(text: string): string } }
    | undefined;
}

/**
 * The only way for text to become markup in the page, required by the server's content security policy: style sheets that Mantine writes
 * pass, text with a tag in it does not, and scripts made of text never do.
 */
globalThis.trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

export {};
