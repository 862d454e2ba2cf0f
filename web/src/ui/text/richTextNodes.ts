import DOMPurify, { type Config } from 'dompurify';

/** The address of an uploaded file. Pictures of elsewhere are not loaded. */
const fileAddress = /^\/api\/file\/download\/[\w-]+(?:\?|$)/;

/** What the server lets through (server/src/platform/values/richText.ts), and no more: what reached the database by another way runs nothing. */
const allowed = {
  ALLOWED_TAGS: [
    'h2',
    'h3',
    'h4',
    'p',
    'br',
    'hr',
    'blockquote',
    'pre',
    'ul',
    'ol',
    'li',
    'strong',
    'b',
    'em',
    'i',
    'u',
    's',
    'sub',
    'sup',
    'code',
    'a',
    'table',
    'thead',
    'tbody',
    'tr',
    'th',
    'td',
    'img',
  ],
  ALLOWED_ATTR: ['href', 'colspan', 'rowspan', 'src', 'alt'],
  ALLOWED_URI_REGEXP: /^(?:https?:|mailto:|tel:|\/api\/file\/download\/)/i,
  // All others must have the form of an allowed address.
  ADD_URI_SAFE_ATTR: ['colspan', 'rowspan', 'height'],
  ALLOW_DATA_ATTR: false,
  ALLOW_ARIA_ATTR: false,
} satisfies Config;

/** What pictures had in place of an address: themselves. They do not show it. */
const embedded = new WeakMap<Element, string>();

DOMPurify.addHook('uponSanitizeAttribute', (element, attribute) => {
  if (attribute.attrName !== 'src') return;
  if (attribute.attrValue.startsWith('data:')) embedded.set(element, attribute.attrValue);
  // The clipboard makes addresses of this site whole.
  if (attribute.attrValue.startsWith(`${location.origin}/`))
    attribute.attrValue = attribute.attrValue.slice(location.origin.length);
  if (!fileAddress.test(attribute.attrValue)) attribute.keepAttr = false;
});

/** HTML that people wrote, as nodes that are safe to show. Never as text again: what is parsed twice can become something else. */
export function richTextNodes(html: string | Node): DocumentFragment {
  const nodes = DOMPurify.sanitize(html, { ...allowed, RETURN_DOM_FRAGMENT: true });
  for (const picture of nodes.querySelectorAll('img:not([src])')) picture.remove();
  return nodes;
}

/** The address with the content of a picture from the clipboard (`clipboardNodes`); undefined of one that lies elsewhere. */
export const embeddedPicture = (picture: Element): string | undefined => embedded.get(picture);

/** HTML from the clipboard as nodes that run and load nothing, with what says how they looked. Not to be shown. */
export function clipboardNodes(html: string): DocumentFragment {
  return DOMPurify.sanitize(html, {
    ...allowed,
    ALLOWED_TAGS: [...allowed.ALLOWED_TAGS, 'h1', 'h5', 'h6', 'div', 'span', 'font', 'strike', 'del'],
    ALLOWED_ATTR: [...allowed.ALLOWED_ATTR, 'class', 'style', 'height'],
    RETURN_DOM_FRAGMENT: true,
  });
}
