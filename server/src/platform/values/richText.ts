import sanitizeHtml, { type IOptions } from 'sanitize-html';
import { invalid } from '../failure/failure.ts';

/** More columns or rows than any table needs; a cell over thousands of them can freeze a browser. */
const cell = [span('colspan', 20), span('rowspan', 100)];

function span(name: string, most: number) {
  return { name, values: Array.from({ length: most }, (_, index) => String(index + 1)) };
}

/** The address of an uploaded file. Its signature is good for minutes, so the text is kept without. */
const fileAddress = /^\/api\/file\/download\/([\w-]{1,64})(?:\?[^\s]*)?$/;

/** A picture as it is kept. */
const picture = /<img src="\/api\/file\/download\/([\w-]+)"/g;

/** What an article may be made of. Nothing runs, nothing is loaded from anywhere else, and nothing can look like a part of the product. */
const allowed: IOptions = {
  allowedTags: [
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
  allowedAttributes: { a: ['href', 'rel'], th: cell, td: cell, img: ['src', 'alt'] },
  allowedSchemes: ['http', 'https', 'mailto', 'tel'],
  allowProtocolRelative: false,
  // Other pages neither reach ours through `window.opener` nor learn its address.
  transformTags: {
    a: sanitizeHtml.simpleTransform('a', { rel: 'noopener noreferrer' }),
    img: (tagName, { src = '', alt = '' }) => {
      const id = fileAddress.exec(src)?.[1];
      return { tagName, attribs: id === undefined ? {} : { src: `/api/file/download/${id}`, alt } };
    },
  },
  // Pictures of elsewhere.
  exclusiveFilter: ({ tag, attribs }) => tag === 'img' && attribs.src === undefined,
  parseStyleAttributes: false,
  // Deeper nesting is useless and slows browsers down.
  nestingLimit: 20,
};

/** The length of the column, in characters. */
const maxLength = 200_000;
/** So many characters longer is the address by which a picture is read. */
const signatureLength = 100;
/** Pictures in a text. */
const maxPictures = 100;

/**
 * Returns HTML written by a user, reduced to what is allowed. The result can be shown without further checks.
 * @param field name of the field, for the refusal
 * @throws Failure `invalid` with rule `empty` if neither text nor picture is left, `pictureCount` or `maxLength`
 */
export function richText(field: string, html: string): string {
  const clean = cleaned(html);
  const text = sanitizeHtml(clean, { allowedTags: [], allowedAttributes: {} });
  const pictures = clean.match(picture)?.length ?? 0;
  if (text.trim() === '' && pictures === 0) throw invalid({ field, rule: 'empty' });
  if (pictures > maxPictures) throw invalid({ field, rule: 'pictureCount', params: { limit: maxPictures } });
  // Characters that HTML escapes make it longer than what was sent.
  if (clean.length + pictures * signatureLength > maxLength)
    throw invalid({ field, rule: 'maxLength', params: { limit: maxLength } });
  return clean;
}

/**
 * Cleans repeatedly until nothing changes: removing an element such as `<svg>` can leave its content nested in a way that browsers parse
 * differently. Saving a text again must not change it.
 */
function cleaned(html: string): string {
  const clean = sanitizeHtml(html, allowed);
  return clean === html ? clean : cleaned(clean);
}

/** The ids of the files that stand in a text as pictures, each once. @param html what `richText` gives */
export function picturesOf(html: string): string[] {
  return [...new Set(Array.from(html.matchAll(picture), ([, id]) => id as string))];
}

/** A text whose pictures are read from these addresses, by the ids of their files. @param html what `richText` gives */
export function withAddresses(html: string, addresses: ReadonlyMap<string, string>): string {
  return html.replaceAll(picture, (kept, id: string) => {
    const address = addresses.get(id);
    return address === undefined ? kept : `<img src="${address.replaceAll('&', '&amp;')}"`;
  });
}
