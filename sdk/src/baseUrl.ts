import { ConfigurationError } from './errors.ts';

/**
 * Returns the absolute base URL without a trailing slash. A relative URL is resolved against the page.
 * @throws ConfigurationError unless it is a plain http(s) address, or if it is relative and there is no page
 */
export function resolveBaseUrl(baseUrl: string): string {
  const page = globalThis.location?.href;
  const url = baseUrl && URL.canParse(baseUrl, page) ? new URL(baseUrl, page).href : '';
  if (/^https?:\/\/[^@?#]+$/.test(url)) return url.replace(/\/+$/, '');
  throw new ConfigurationError(`baseUrl "${baseUrl}" must be an http(s) address, relative only in a page`, {});
}
