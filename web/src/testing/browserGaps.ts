import { File } from 'node:buffer';

// What jsdom lacks and Mantine asks for. A module of its own, because files that share an environment need it once.
window.matchMedia = (query) =>
  Object.assign(new EventTarget(), {
    matches: false,
    media: query,
    onchange: null,
    addListener() {},
    removeListener() {},
  }) as MediaQueryList;
class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
}
window.ResizeObserver = SilentObserver;
window.IntersectionObserver = SilentObserver as unknown as typeof IntersectionObserver;
HTMLDialogElement.prototype.showModal = function showModal() {
  this.open = true;
};
HTMLDialogElement.prototype.close = function close() {
  this.open = false;
};
Element.prototype.scrollIntoView = () => {};
Element.prototype.setPointerCapture = () => {};
window.scrollTo = () => {};
Object.defineProperty(document, 'fonts', { value: new EventTarget() });

// Those of jsdom cannot be sent by Node's fetch, and Node's know no forms of a page.
const type = { 'content-type': 'application/x-www-form-urlencoded' };
const NodeFormData = (await new Response('', { headers: type }).formData()).constructor as typeof FormData;
const PageFormData = globalThis.FormData;
class TestFormData extends NodeFormData {
  constructor(form?: HTMLFormElement) {
    super();
    if (!form) return;
    for (const [name, value] of new PageFormData(form)) this.append(name, value);
  }
}
for (const [name, value] of Object.entries({ File, FormData: TestFormData })) {
  Object.defineProperty(globalThis, name, { value, writable: true, configurable: true });
}
