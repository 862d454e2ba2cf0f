/**
 * Runs inline at the beginning of the prepared login page, before anything is painted: chooses its language, its theme and its colour,
 * or shows nothing of it to those who are logged in or want another view. The buttons cannot do anything yet; which was pressed is
 * remembered for `takeOverPrepared`. The build writes it into the page with all that it imports.
 */
import { paintSubject } from './paintSubject.ts';

const page = document.documentElement;
const stored = (key: string): string | null => {
  try {
    return localStorage.getItem(key);
  } catch {
    // Without storage (some private modes) everybody has the defaults.
    return null;
  }
};
const scheme = stored('colorScheme');
const isDark = scheme === 'dark' || (scheme === 'auto' && matchMedia('(prefers-color-scheme: dark)').matches);
page.dataset.mantineColorScheme = isDark ? 'dark' : 'light';
page.lang = stored('arco-locale') === 'en-US' ? 'en-US' : 'zh-CN';
page.dataset.prepared = stored('token') || new URLSearchParams(location.search).has('view') ? 'none' : page.lang;
// A text, kept as JSON.
paintSubject(stored('subjectColor')?.slice(1, -1) ?? null);

document.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('[data-page] button') : null;
    const prepared = button?.closest('[data-page]');
    if (!button || !prepared) return;
    event.preventDefault();
    page.dataset.pressed = String([...prepared.querySelectorAll('button')].indexOf(button as HTMLButtonElement));
  },
  true,
);
