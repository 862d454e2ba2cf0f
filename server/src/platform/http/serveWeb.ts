import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { getMimeType } from 'hono/utils/mime';

/** Answers requests for the web app. */
export type ServeWeb = (request: Request) => Response;

/**
 * The rights of our pages: to load scripts, styles and pictures from here, and to talk to this server, but nothing else. Mantine inserts
 * style elements, hence `unsafe-inline` for styles.
 */
const contentSecurityPolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  "connect-src 'self'",
  "manifest-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
  "object-src 'none'",
];

/**
 * The app turns text into markup only through three policies: `default`, which refuses anything with a tag, the one that DOMPurify uses
 * to parse its input, and the one that reads the XML of a workbook.
 */
const trustedTypes = ["require-trusted-types-for 'script'", 'trusted-types default dompurify workbook'];

/** Pages whose library inserts markup itself, after sanitising it: the API reference. */
const foreignPages = ['/docs/index.html'];

const securityHeaders = {
  'content-security-policy': [...contentSecurityPolicy, ...trustedTypes].join('; '),
  'cross-origin-opener-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
};

/** Encodings of files that the build may have written beside the originals, the best one first. */
const encodings = [
  { name: 'br', extension: '.br' },
  { name: 'gzip', extension: '.gz' },
];

type Body = Buffer<ArrayBuffer>;

interface WebFile {
  headers: Record<string, string>;
  type: string;
  etag: string;
  cacheControl: string;
  body: Body;
  encoded: { name: string; body: Body }[];
}

/**
 * Serves a built web app. All files are read at the start, so no path of a request reaches the disk. If a browser navigates to a path that
 * is not a file, it gets the start page of the app it belongs to, because the app handles the route: that of the suppliers below
 * `/portal`, else that of the administration.
 * @param folder the output of the build
 * @returns null if there is none
 */
export function serveWeb(folder: string): ServeWeb | null {
  if (!existsSync(join(folder, 'index.html'))) return null;
  const files = readFiles(folder);
  return (request) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') return plain(405, { allow: 'GET, HEAD' });
    const { pathname } = new URL(request.url);
    const file = files.get(pathname) ?? (isNavigation(request) ? files.get(startPageOf(pathname)) : undefined);
    return file ? answer(request, file) : plain(404);
  };
}

function readFiles(folder: string): Map<string, WebFile> {
  const names = globSync('**/*', { cwd: folder, withFileTypes: true })
    .filter((entry) => entry.isFile() && !encodings.some(({ extension }) => entry.name.endsWith(extension)))
    .map((entry) => join(entry.parentPath, entry.name));
  const files = new Map(names.map((name) => [`/${name.slice(folder.length + 1).replaceAll('\\', '/')}`, readFile(folder, name)]));
  for (const [path, file] of [...files]) {
    const above = /^(.*)\/index\.html$/.exec(path)?.[1];
    if (above !== undefined) files.set(`${above}/`, file).set(above, file);
  }
  for (const path of foreignPages) {
    const file = files.get(path);
    if (file) file.headers['content-security-policy'] = contentSecurityPolicy.join('; ');
  }
  return files;
}

function readFile(folder: string, name: string): WebFile {
  const body = readFileSync(name);
  // File names in `assets` contain a hash of their content.
  const isHashed = name.startsWith(join(folder, 'assets'));
  return {
    headers: { ...securityHeaders },
    type: getMimeType(`file${extname(name)}`) ?? 'application/octet-stream',
    etag: `"${createHash('sha256').update(body).digest('base64url')}"`,
    cacheControl: isHashed ? 'public, max-age=31536000, immutable' : 'no-cache',
    body,
    encoded: encodings
      .filter(({ extension }) => existsSync(name + extension))
      .map((encoding) => ({ name: encoding.name, body: readFileSync(name + encoding.extension) })),
  };
}

function startPageOf(pathname: string): string {
  return pathname.startsWith('/portal/') ? '/portal/' : '/';
}

function isNavigation({ headers }: Request): boolean {
  return headers.get('sec-fetch-mode') === 'navigate' || (headers.get('accept') ?? '').includes('text/html');
}

function answer({ method, headers }: Request, { headers: own, type, etag, cacheControl, body, encoded }: WebFile): Response {
  const always = { ...own, etag, 'cache-control': cacheControl, vary: 'accept-encoding' };
  if (headers.get('if-none-match') === etag) return new Response(null, { status: 304, headers: always });
  const accepted = acceptedEncodings(headers.get('accept-encoding') ?? '');
  const best = encoded.find(({ name }) => accepted.has(name));
  const content = best?.body ?? body;
  return new Response(method === 'HEAD' ? null : content, {
    headers: {
      ...always,
      'content-type': type,
      'content-length': String(content.length),
      ...(best && { 'content-encoding': best.name }),
    },
  });
}

function acceptedEncodings(header: string): Set<string> {
  const offers = header.split(',').map((offer) => offer.trim().toLowerCase());
  return new Set(offers.filter((offer) => !/;\s*q=0(\.0*)?$/.test(offer)).map((offer) => offer.split(';', 1)[0]?.trim() ?? ''));
}

function plain(status: 404 | 405, headers: Record<string, string> = {}): Response {
  const text = status === 404 ? 'Not found' : 'Method not allowed';
  return new Response(text, { status, headers: { ...securityHeaders, 'content-type': 'text/plain; charset=utf-8', ...headers } });
}
