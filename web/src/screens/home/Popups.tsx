import { useApiQuery } from '@campus-procurement/hooks';
import { Suspense, useEffect, useState } from 'react';
import { lazyPart } from '#ui/loading/lazyPart.tsx';

const PopupDialog = lazyPart(() => import('./PopupDialog.tsx'));

/** Milliseconds between two checks whether the user is still busy. */
const pause = 500;

/** Returns whether the user is typing, or has a dialog or menu open. Nothing may open over that. */
function isBusy(): boolean {
  const { activeElement } = document;
  const isTyping = activeElement instanceof HTMLElement && activeElement.matches('input, textarea, select, [contenteditable]');
  return isTyping || document.querySelector('[role="dialog"], [role="menu"]') !== null;
}

/**
 * Shows announcements that pop up, one after the other. Each one is shown until the user closes or opens it; then the server counts it as
 * read on all devices.
 */
export function Popups() {
  const { data } = useApiQuery('getHomeOverview');
  const [closed, setClosed] = useState<readonly string[]>([]);
  const [shown, show] = useState<string | null>(null);
  const next = data?.systemAnnouncements.find(({ id, popup, viewed }) => popup && !viewed && !closed.includes(id));
  const nextId = next?.id;
  // Loaded before the dialog opens, so that it opens at its full height.
  const detail = useApiQuery('getArticleDetail', { path: { id: nextId ?? '' } }, { enabled: nextId !== undefined });
  const { isPending } = detail;

  useEffect(() => {
    if (nextId === undefined || nextId === shown || isPending) return;
    const look = () => !isBusy() && show(nextId);
    look();
    const timer = setInterval(look, pause);
    return () => clearInterval(timer);
  }, [nextId, shown, isPending]);

  return (
    next &&
    nextId === shown && (
      <Suspense>
        <PopupDialog key={next.id} article={next} detail={detail} onClose={() => setClosed([...closed, next.id])} />
      </Suspense>
    )
  );
}
