import { existsSync } from 'node:fs';

const usualPlaces = [
  // The same engine without windows: a third faster here.
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

/** A Chromium to test with: CHROMIUM_PATH, one of the usual places, or the one in an npm package (Linux). Null if there is none. */
export async function findChromium(): Promise<string | null> {
  const wanted = process.env.CHROMIUM_PATH;
  if (wanted) {
    if (!existsSync(wanted)) throw new Error(`CHROMIUM_PATH names ${wanted}, which does not exist.`);
    return wanted;
  }
  const installed = usualPlaces.find((place) => existsSync(place));
  if (installed) return installed;
  if (process.platform !== 'linux') return null;
  const { default: packaged } = await import('@sparticuz/chromium');
  return packaged.executablePath();
}
