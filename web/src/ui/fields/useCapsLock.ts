import { type KeyboardEvent, useState } from 'react';

/** Whether Caps Lock is on, as far as the keys typed into one field have told. */
export function useCapsLock() {
  const [isOn, setOn] = useState(false);
  const look = (event: KeyboardEvent) => setOn(event.getModifierState('CapsLock'));
  return { isOn, handlers: { onKeyDown: look, onKeyUp: look, onBlur: () => setOn(false) } };
}
