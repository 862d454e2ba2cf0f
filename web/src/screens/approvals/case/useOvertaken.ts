import { isApiError } from '@campus-procurement/sdk';
import { claimError } from '#ui/feedback/claimError.ts';

/** Changed since it was read, or decided by somebody else. */
const overtaken = [4090, 4131];

/** Returns what waits for a call about a task, and calls `onOvertaken` if it came too late. */
export function useOvertaken(onOvertaken: () => void): (call: Promise<unknown>) => Promise<void> {
  return async (call) => {
    await call.catch((error) => {
      if (isApiError(error) && overtaken.includes(Number(error.code))) {
        claimError(error);
        onOvertaken();
      }
      throw error;
    });
  };
}
