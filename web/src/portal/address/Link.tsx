import type { AnchorHTMLAttributes, MouseEvent } from 'react';
import { portalHistory } from './portalHistory.ts';

/** A link to another page of the portal, without loading the portal anew. Another tab or window is the browser's business. */
export function Link({ to, ...props }: AnchorHTMLAttributes<HTMLAnchorElement> & { to: string }) {
  function onClick(event: MouseEvent) {
    if (event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    portalHistory.go(to);
  }
  return <a {...props} href={portalHistory.hrefOf(to)} onClick={onClick} />;
}
