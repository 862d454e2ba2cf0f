import Bowser from 'bowser';

interface Device {
  browser: string | null;
  system: string | null;
}

const known = { browsers: new Set(Object.values(Bowser.BROWSER_MAP)), systems: new Set(Object.values(Bowser.OS_MAP)) };

/**
 * The browser and the system that a device calls itself; null for what nobody knows. Versions are left out: browsers have frozen what
 * they tell of the system. Nothing else of the text is shown, for whoever logs in may write anything there.
 */
export function deviceOf(userAgent: string | null): Device {
  if (!userAgent) return { browser: null, system: null };
  const { browser, os } = Bowser.parse(userAgent);
  return { browser: oneOf(known.browsers, browser.name), system: oneOf(known.systems, os.name) };
}

const oneOf = (names: Set<string>, name = '') => (names.has(name) ? name : null);
