/** A number of a list, e.g. `1.`, `2.1`, `(3)`, `a)` or `①`. What has no digit and ends in no sign is a bullet of another font: `l`, `o`. */
const numbering = /^(?:[(（]?\p{N}+(?:[.．]\p{N}+)*[.)）、．]?|[(（]?[a-z\p{Script=Han}]{1,5}[.)）、．])$/iu;

interface Item {
  paragraph: HTMLElement;
  /** From 1. */
  level: number;
  /** Which of the document's lists it is in. */
  list: string;
  tag: 'ol' | 'ul';
}

/** Makes lists of the paragraphs by which Word and WPS show them. What stands before them, a number or a bullet, goes. */
export function makeLists(root: ParentNode): void {
  let run: Item[] = [];
  for (const paragraph of root.querySelectorAll<HTMLElement>('p')) {
    const item = itemOf(paragraph);
    const last = run.at(-1);
    if (last && (!item || paragraph.previousElementSibling !== last.paragraph)) {
      nest(run);
      run = [];
    }
    if (item) run.push(item);
  }
  if (run.length > 0) nest(run);
}

function itemOf(paragraph: HTMLElement): Item | null {
  const [, list, level] = /mso-list:\s*(l\d+)\s+level(\d)/.exec(paragraph.getAttribute('style') ?? '') ?? [];
  if (list === undefined) return null;
  const markers = paragraph.querySelectorAll('[style*="mso-list:Ignore"], [style*="mso-list: Ignore"]');
  const marker = [...markers].map(({ textContent }) => textContent).join('');
  for (const one of markers) one.remove();
  return { paragraph, level: Number(level), list, tag: numbering.test(marker.replaceAll(/\s/g, '')) ? 'ol' : 'ul' };
}

/** Puts items that follow one another into lists, deeper ones into the item before them. */
function nest(items: readonly Item[]): void {
  let open: (Item & { element: HTMLElement })[] = [];
  for (const item of items) {
    open = open.filter(({ level }) => level <= item.level);
    const top = open.at(-1);
    const isSame = top?.level === item.level && top.tag === item.tag && top.list === item.list;
    if (top?.level === item.level && !isSame) open.pop();
    if (!isSame) {
      const element = document.createElement(item.tag);
      const outer = open.at(-1)?.element.lastElementChild;
      if (outer) outer.append(element);
      else item.paragraph.before(element);
      open.push({ ...item, element });
    }
    const entry = document.createElement('li');
    const line = document.createElement('p');
    line.append(...item.paragraph.childNodes);
    entry.append(line);
    open.at(-1)?.element.append(entry);
    item.paragraph.remove();
  }
}
