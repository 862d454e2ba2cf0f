import { type Browser, chromium } from 'playwright-core';

/** A browser with flags of its own. */
export function launchBrowser(flags: readonly string[] = []): Promise<Browser> {
  const executablePath = process.env.CHROMIUM_PATH;
  if (!executablePath) throw new Error('Run the browser tests with `npm test`, which finds a Chromium.');
  const args = ['--no-sandbox', '--disable-gpu', '--disable-quic', ...flags];
  return chromium.launch({ executablePath, args });
}

let launched: Promise<Browser> | undefined;

/** The browser of this worker, which one file leaves to the next: profiles keep visits apart. It ends with the worker. */
export function sharedBrowser(): Promise<Browser> {
  launched ??= launchBrowser();
  return launched;
}
