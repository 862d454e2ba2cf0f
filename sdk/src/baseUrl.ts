import { ConfigurationError } from './errors.ts';

/**
 * The absolute base URL without a slash at its end; a relative one is resolved against the page.
 * @throws ConfigurationError for anything but a plain http(s) address, and for a relative one where there is no page
 */
export function resolveBaseUrl(baseUrl: string): string {
  const page = globalThis.location?.href;
  const url = baseUrl && URL.canParse(baseUrl, page) ? new URL(baseUrl, page).href : '';
  if (/^https?:\/\/[^@?#]+$/.test(url)) return url.replace(/\/+$/, '');
  throw new ConfigurationError(`baseUrl "${baseUrl}" must be an http(s) address, relative only in a page`, {});
}
