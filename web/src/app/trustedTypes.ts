/** What the library of TypeScript does not know yet: https://www.w3.org/TR/trusted-types/ */
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, rules: { createHTML(text: string): string | null }): unknown };
  }
}

/**
 * The only way by which text becomes markup in the page, demanded by the server's content security policy: style sheets that Mantine
 * writes pass, anything with a tag in it does not, and scripts made of text never.
 */
window.trustedTypes?.createPolicy('default', { createHTML: (text) => (text.includes('<') ? null : text) });

export {};
