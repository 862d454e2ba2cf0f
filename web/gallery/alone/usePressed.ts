import { useEffect } from 'react';

/** Presses a button of the page as soon as it is there, because a state comes about by it. */
export function usePressed(selector: string): void {
  useEffect(() => {
    const timer = setInterval(() => {
      const button = document.querySelector<HTMLButtonElement>(`${selector}:enabled`);
      if (!button) return;
      clearInterval(timer);
      button.click();
    }, 50);
    return () => clearInterval(timer);
  }, [selector]);
}
