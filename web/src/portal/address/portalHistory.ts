/** Where the portal is served; addresses inside it begin after this. */
const base = '/portal';

const listeners = new Set<() => void>();
const tell = () => {
  for (const listener of listeners) listener();
};

/**
 * The address of the page inside the portal, and the way to another. The portal has seven pages, and a router that knows loaders, actions
 * and blockers would be a quarter of what a phone has to fetch before the login.
 */
export const portalHistory = {
  get: () => window.location.pathname.slice(base.length) + window.location.search,
  subscribe(listener: () => void) {
    if (listeners.size === 0) window.addEventListener('popstate', tell);
    listeners.add(listener);
    return () => {
      listeners.delete(listener);
      if (listeners.size === 0) window.removeEventListener('popstate', tell);
    };
  },
  /** The whole address of a page, for a link. */
  hrefOf: (to: string) => base + to,
  /** Goes to a page. `replace`: the present one is not come back to. */
  go(to: string, { replace = false } = {}) {
    window.history[replace ? 'replaceState' : 'pushState'](null, '', base + to);
    tell();
  },
};
