import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { invalid } from '../failure/failure.ts';

/** More columns or rows than any table needs; a cell over thousands of them can freeze a browser. */
const spans = Array.from({ length: 20 }, (_, index) => String(index + 1));
const cell = ['colspan', 'rowspan'].map((name) => ({ name, values: spans }));

/** What an article may be made of. Nothing runs, nothing is loaded from anywhere, and nothing can look like a part of the product. */
const allowed: IOptions = {
  allowedTags: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  allowedAttributes: { a: ['href', 'rel'], th: cell, td: cell },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Other pages neither reach ours through `window.opener` nor learn its address.
  transformTags: { a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }) },
  parseStyleAttributes: false,
  // Deeper nesting serves nobody and slows down browsers.
  nestingLimit: 20,
};

/** As many characters as the column holds. */
const maxLength = 200_000;

/**
 * The HTML that people wrote, reduced to what is allowed. Whatever shows it may trust it.
 * @param field name of the field, for the refusal
 * @throws Failure `invalid` with rule `empty` if no text is left, or `maxLength`
 */
export function richText(field: string, html: string): string {
  const clean = cleaned(html);
  const text = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} });
  if (text.trim() === '') throw invalid({ field, rule: 'empty' });
  // Characters that HTML escapes make it longer than what was sent.
  if (clean.length > maxLength) throw invalid({ field, rule: 'maxLength', params: { limit: maxLength } });
  return clean;
}

/**
 * Cleaned until cleaning again changes nothing: what stands within an element that is left out, such as `<svg>`, is nested as a browser
 * would not nest it without. A text must not change by being saved again.
 */
function cleaned(html: string): string {
  const clean = sanitizeHtml(html, allowed);
  return clean === html ? clean : cleaned(clean);
}
