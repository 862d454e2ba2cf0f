import { useEffect, useEffectEvent, useState } from 'react';
import { type ServerClock, serverNow } from './serverNow.ts';

/** Longer without a tick, and the machine has slept or its clock was set. */
const longMs = 5_000;

/**
 * The time at the server, each second anew.
 * @param onJump called when the clock of the browser has jumped, because what is known of the server's may be wrong since
 */
export function useServerNow({ serverTime, askedAt }: ServerClock, onJump?: () => void): number {
  const [now, setNow] = useState(() => serverNow({ serverTime, askedAt }));
  const jump = useEffectEvent(() => onJump?.());
  useEffect(() => {
    let before = Date.now();
    let timer: ReturnType<typeof setTimeout>;
    function tick() {
      const at = Date.now();
      const passed = at - before;
      before = at;
      if (passed < 0 || passed > longMs) jump();
      const server = serverNow({ serverTime, askedAt }, at);
      setNow(server);
      timer = setTimeout(tick, 1000 - (server % 1000));
    }
    // What is hidden ticks rarely.
    function onShown() {
      if (document.visibilityState !== 'visible') return;
      clearTimeout(timer);
      tick();
    }
    tick();
    document.addEventListener('visibilitychange', onShown);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', onShown);
    };
  }, [serverTime, askedAt]);
  return now;
}
