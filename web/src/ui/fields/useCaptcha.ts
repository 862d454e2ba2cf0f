import { useClient } from '@campus-procurement/hooks';
import type { Schemas } from '@campus-procurement/sdk';
import { useCallback, useEffect, useRef, useState } from 'react';

type CaptchaState =
  | { status: 'loading' }
  | { status: 'failed' }
  /** `number` counts the pictures, to tell one from the next. */
  | { status: 'shown'; captcha: Schemas['Captcha']; number: number };

/** A captcha, fetched as soon as one is needed. It is good for one attempt, so `refresh` after each. */
export function useCaptcha(isNeeded: boolean): { state: CaptchaState; refresh: () => Promise<void> } {
  const client = useClient();
  const [state, setState] = useState<CaptchaState>({ status: 'loading' });
  const latest = useRef(0);

  const refresh = useCallback(async () => {
    const mine = ++latest.current;
    setState({ status: 'loading' });
    const next = await client.call('getCaptcha').then(
      (captcha): CaptchaState => ({ status: 'shown', captcha, number: mine }),
      // Whatever the reason: the field says so and offers another try.
      (): CaptchaState => ({ status: 'failed' }),
    );
    if (mine === latest.current) setState(next);
  }, [client]);

  useEffect(() => {
    if (isNeeded) void refresh();
  }, [isNeeded, refresh]);

  return { state, refresh };
}
