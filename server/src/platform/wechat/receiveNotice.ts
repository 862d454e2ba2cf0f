import { createHash, timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Failure } from '../failure/failure.ts';
import { confirmScan, type Scan } from './confirmScan.ts';

/** The signature covers only the time, so an old one could be used again. */
const validSeconds = 300;
const maxBytes = 64 * 1024;

/**
 * Handles a notice of WeChat about the official account. Scans of our codes are processed; all other notices are acknowledged and ignored.
 * @throws Failure `forbidden` if it is not signed with our token, or is too old
 */
export async function receiveNotice(db: Kysely<Tables>, token: string, request: Request, now: Date): Promise<Response> {
  const { searchParams } = new URL(request.url);
  const part = (name: string) => searchParams.get(name) ?? '';
  const [timestamp, nonce] = [part('timestamp'), part('nonce')];
  const wanted = createHash('sha1').update([token, timestamp, nonce].sort().join('')).digest();
  const given = Buffer.from(part('signature'), 'hex');
  const isOurs = given.length === wanted.length && timingSafeEqual(given, wanted);
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (!isOurs || !(age <= validSeconds)) throw new Failure('forbidden');
  // When the settings of the official account are saved, WeChat checks once that we know the token.
  if (request.method === 'GET') return new Response(part('echostr'), { headers: plain });
  if (Number(request.headers.get('content-length')) > maxBytes || !request.body) throw new Failure('forbidden');
  const scan = scanOf(await text(request.body));
  if (scan) await confirmScan(db, scan, now);
  return new Response('success', { headers: plain });
}

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** Returns the scan in a notice, by a new or an existing follower. Null for any other notice. */
function scanOf(xml: string): Scan | null {
  const fields = new Map<string, string>();
  for (const [, name, value] of xml.matchAll(/<(\w+)><!\[CDATA\[(.*?)\]\]><\/\1>/gs)) {
    // The first one counts, because text written by users comes later.
    if (name && value !== undefined && !fields.has(name)) fields.set(name, value);
  }
  const event = fields.get('MsgType') === 'event' ? fields.get('Event') : null;
  if (event !== 'SCAN' && event !== 'subscribe') return null;
  const [openId, eventKey = ''] = [fields.get('FromUserName'), fields.get('EventKey')];
  const sceneKey = eventKey.replace(/^qrscene_/, '');
  return openId && sceneKey ? { sceneKey, openId, nickName: null } : null;
}
