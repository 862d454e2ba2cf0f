import type { Browser, BrowserContext, BrowserContextOptions } from 'playwright-core';

export interface Preferences extends BrowserContextOptions {
  locale: 'zh-CN' | 'en-US';
  scheme: 'light' | 'dark';
  /** A colour chosen instead of the product's, as in `rgb(150, 45, 110)`. */
  color?: string | undefined;
}

/** A browser profile of its own, in which the product has a language, a colour scheme and a colour: what browser or system prefer does not decide them. */
export async function openContext(browser: Browser, { locale, scheme, color, ...options }: Preferences): Promise<BrowserContext> {
  const context = await browser.newContext({ ...options, locale, colorScheme: scheme });
  await context.addInitScript(
    (wanted) => {
      if (location.protocol === 'about:') return; // The page before the first has no storage.
      localStorage.setItem('arco-locale', wanted.locale);
      localStorage.setItem('colorScheme', wanted.scheme);
      if (wanted.color) localStorage.setItem('subjectColor', JSON.stringify(wanted.color));
    },
    { locale, scheme, color },
  );
  return context;
}
