import { pendingMark } from '../text/pendingPictures.ts';
import { clipboardNodes, embeddedPicture, richTextNodes } from '../text/richTextNodes.ts';
import { embeddedFile } from './embeddedFile.ts';
import { makeLists } from './officeLists.ts';

interface Pasted {
  nodes: DocumentFragment;
  /** So many pictures could not be taken along: those of Word lie on the disk of the writer, others elsewhere. */
  lostPictures: number;
}

/**
 * HTML from the clipboard as the product's own: of Word, WPS and others stay headings, lists, tables with merged cells and what is
 * bold, italic or struck through.
 * @param isOwnPicture whether a picture may stand in this text
 * @param onPicture uploads a picture that came with the text; returns the key of the upload, null if it cannot be uploaded
 */
export function pastedNodes(
  html: string,
  isOwnPicture: (address: string) => boolean,
  onPicture: (file: File) => string | null = () => null,
): Pasted {
  const root = clipboardNodes(html);
  removeUnseen(root);
  makeHeadings(root);
  makeLists(root);
  makeMarks(root);
  makeParagraphs(root);
  const uploads = new Map<string, string>();
  const lost = [...root.querySelectorAll('img')].filter((picture) => {
    const file = embeddedFile(embeddedPicture(picture) ?? '');
    const key = file && onPicture(file);
    if (!key) return !isOwnPicture(picture.getAttribute('src') ?? '');
    // So long as the nodes are made, it needs an address.
    picture.setAttribute('src', `/api/file/download/${key}`);
    uploads.set(`/api/file/download/${key}`, key);
    return false;
  });
  for (const picture of lost) picture.remove();
  for (const line of root.querySelectorAll('p, h1, h2, h3, h4, h5, h6')) if (isBlank(line)) line.remove();
  const nodes = richTextNodes(root);
  for (const picture of nodes.querySelectorAll('img')) {
    const key = uploads.get(picture.getAttribute('src') ?? '');
    if (key === undefined) continue;
    picture.removeAttribute('src');
    picture.setAttribute(pendingMark, key);
  }
  return { nodes, lostPictures: lost.length };
}

/** Rows of height 0 only give Word the widths of the columns. */
function removeUnseen(root: DocumentFragment): void {
  for (const element of root.querySelectorAll('tr[height="0"], .MsoCommentReference, [style*="mso-element:comment"]'))
    element.remove();
  for (const element of root.querySelectorAll<HTMLElement>('[style]')) {
    if (element.style.display === 'none' || /mso-hide:\s*all/.test(styleOf(element))) element.remove();
  }
  for (const line of root.querySelectorAll<HTMLElement>('br[style]')) if (/page-break/.test(styleOf(line))) line.remove();
}

/** The product has levels 2 to 4, below the title of the page: if anything is of level 1, all go one down. */
function makeHeadings(root: DocumentFragment): void {
  const found = [...root.querySelectorAll<HTMLElement>('h1, h2, h3, h4, h5, h6, p')].flatMap((element) => {
    const level = levelOf(element);
    return level === null || isBlank(element) ? [] : [{ element, level }];
  });
  const shift = found.some(({ level }) => level === 1) ? 1 : 0;
  for (const { element, level } of found) {
    const heading = renamed(element, `h${Math.min(4, Math.max(2, level + shift))}`);
    // A heading is bold by itself. Its number is text, in one piece.
    for (const bold of heading.querySelectorAll('b, strong')) bold.replaceWith(...bold.childNodes);
    for (const span of heading.querySelectorAll<HTMLElement>('span')) span.style.fontWeight = '';
    for (const number of heading.querySelectorAll('[style*="mso-list"]')) number.replaceWith(`${number.textContent?.trim()} `);
  }
}

function levelOf(element: HTMLElement): number | null {
  const tag = /^H([1-6])$/.exec(element.tagName)?.[1];
  if (tag) return Number(tag);
  const outline = /mso-outline-level:\s*([1-9])/.exec(styleOf(element))?.[1];
  if (outline) return Number(outline);
  const style = /\b(?:Mso)?Heading([1-9])\b/i.exec(element.className)?.[1];
  if (style) return Number(style);
  if (/\bMsoTitle\b/.test(element.className)) return 1;
  return /\bMsoSubtitle\b/.test(element.className) ? 2 : null;
}

/** WPS and web pages say by styles what is bold; some wrap everything in a `<b>` that is not. */
function makeMarks(root: DocumentFragment): void {
  for (const mark of root.querySelectorAll<HTMLElement>('b[style], i[style], strong[style], em[style]')) {
    const { fontWeight, fontStyle } = mark.style;
    if (fontWeight === 'normal' || fontWeight === '400' || fontStyle === 'normal') mark.replaceWith(...mark.childNodes);
  }
  for (const struck of root.querySelectorAll<HTMLElement>('strike, del')) renamed(struck, 's');
  for (const span of root.querySelectorAll<HTMLElement>('span[style], font[style]')) {
    const { fontWeight, fontStyle, textDecoration, verticalAlign } = span.style;
    const decoration = `${textDecoration} ${span.style.textDecorationLine}`;
    if (fontWeight === 'bold' || Number(fontWeight) >= 600) wrapContent(span, 'strong');
    if (fontStyle === 'italic') wrapContent(span, 'em');
    if (decoration.includes('underline') && !span.closest('a') && !span.querySelector('a')) wrapContent(span, 'u');
    if (decoration.includes('line-through')) wrapContent(span, 's');
    if (verticalAlign === 'sub') wrapContent(span, 'sub');
    if (verticalAlign === 'super') wrapContent(span, 'sup');
  }
}

/** A `<div>` that holds a line is a paragraph. */
function makeParagraphs(root: DocumentFragment): void {
  for (const box of root.querySelectorAll<HTMLElement>('div')) {
    if (!box.querySelector('p, div, h2, h3, h4, ul, ol, table, blockquote, pre, hr')) renamed(box, 'p');
  }
}

function isBlank(element: Element): boolean {
  return element.textContent?.trim() === '' && !element.querySelector('img');
}

function styleOf(element: Element): string {
  return element.getAttribute('style') ?? '';
}

function wrapContent(element: Element, tag: string): void {
  const mark = document.createElement(tag);
  mark.append(...element.childNodes);
  element.append(mark);
}

function renamed(element: Element, tag: string): HTMLElement {
  const other = document.createElement(tag);
  other.append(...element.childNodes);
  element.replaceWith(other);
  return other;
}
