import Bowser from 'bowser';

interface Device {
  browser: string | null;
  system: string | null;
}

const known = { browsers: new Set(Object.values(Bowser.BROWSER_MAP)), systems: new Set(Object.values(Bowser.OS_MAP)) };

/**
 * Returns the browser and the system of a device; null for unknown ones. Versions are left out, because browsers no longer report the real
 * version of the system. No other part of the text is shown, because the sender may write anything there.
 */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: oneOf(known.browsers, browser.name), system: oneOf(known.systems, os.name) };
}

const oneOf = (names: Set<string>, name = '') => (names.has(name) ? name : null);
