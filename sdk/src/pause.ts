/** Resolves after `waitMs` milliseconds, or as soon as the signal is aborted. */
export const pause = (waitMs: number, signal: AbortSignal | undefined) =>
  new Promise<void>((resolve) => {
    const end = () => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', end);
      resolve();
    };
    const timer = setTimeout(end, waitMs);
    signal?.addEventListener('abort', end);
    if (signal?.aborted) end();
  });
