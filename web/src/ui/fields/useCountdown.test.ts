import { act, renderHook } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { useCountdown } from './useCountdown.ts';

test('a countdown begins with the seconds that it was given, however fast the clock goes on', () => {
  const { result } = renderHook(useCountdown);
  let now = Date.now();
  const clock = vi.spyOn(Date, 'now').mockImplementation(() => {
    now += 1;
    return now;
  });
  act(() => result.current.start(300));
  expect(result.current.seconds).toBe(300);
  clock.mockRestore();
});
