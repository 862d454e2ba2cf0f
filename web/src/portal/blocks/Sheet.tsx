import { type ReactNode, useEffect, useId, useRef } from 'react';

interface SheetProps {
  title: string;
  /** Called when it is to go: by Escape or a button of its own. */
  onClose: () => void;
  children: ReactNode;
}

/** A question or a small form: from below on a phone, in the middle elsewhere. The browser keeps the focus inside and gives it back. */
export function Sheet({ title, onClose, children }: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const id = useId();
  useEffect(() => {
    const shown = dialog.current;
    shown?.showModal();
    return () => shown?.close();
  }, []);
  return (
    <dialog
      ref={dialog}
      className="po-sheet"
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={id}>{title}</h2>
      {children}
    </dialog>
  );
}
