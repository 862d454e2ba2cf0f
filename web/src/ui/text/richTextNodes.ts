import DOMPurify from 'dompurify';

/** What the server lets through (server/src/values/richText.ts), and no more: what reached the database by another way runs nothing. */
const allowed = {
  ALLOWED_TAGS: [
    ...['h2', 'h3', 'h4', 'p', 'br', 'hr', 'blockquote', 'pre', 'ul', 'ol', 'li'],
    ...['strong', 'b', 'em', 'i', 'u', 's', 'sub', 'sup', 'code', 'a'],
    ...['table', 'thead', 'tbody', 'tr', 'th', 'td'],
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:)/i,
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
};

/** HTML that people wrote, as nodes that are safe to show. Never as text again: what is parsed twice can become something else. */
export function richTextNodes(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
}
