/** Something that the supplier is told at the edge of the page. */
export interface PortalNotice {
  id: number;
  tone: 'bad' | 'good';
  title: string;
  text: string;
}

let notices: readonly PortalNotice[] = [];
let last = 0;
const listeners = new Set<() => void>();

function replace(next: readonly PortalNotice[]): void {
  notices = next;
  for (const listener of listeners) listener();
}

/** What is told now. The same text stands once. */
export const noticeStore = {
  get: () => notices,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  add(title: string, text: string, tone: PortalNotice['tone'] = 'bad') {
    const others = notices.filter((one) => one.text !== text || one.title !== title);
    replace([...others, { id: ++last, tone, title, text }].slice(-3));
  },
  remove: (id: number) => replace(notices.filter((one) => one.id !== id)),
};
