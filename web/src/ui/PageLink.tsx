import { type ComponentProps, type MouseEvent, use } from 'react';
import { createPath, UNSAFE_DataRouterContext } from 'react-router-dom';

export interface PageLinkProps extends Omit<ComponentProps<'a'>, 'href'> {
  /** Path, query and hash. */
  to: string;
}

/**
 * A link to a page of the product. The router's own one listens to the address, and all links of all kept pages would be drawn anew at
 * each change of page.
 */
export function PageLink({ to, onClick, ...props }: PageLinkProps) {
  const router = use(UNSAFE_DataRouterContext)?.router;

  function onPlainClick(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    // With a modifier or another button, the browser opens it beside this page.
    const isBeside = event.button !== 0 || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
    if (!router || isBeside || event.defaultPrevented) return;
    event.preventDefault();
    router.navigate(to, { replace: createPath(router.state.location) === to });
  }

  return <a {...props} href={to} onClick={onPlainClick} />;
}
