import { createHash, timingSafeEqual } from 'node:crypto';
import { text } from 'node:stream/consumers';
import type { Kysely } from 'kysely';
import type { Tables } from '../db/tables.ts';
import { Failure } from '../failure/failure.ts';
import { confirmScan, type Scan } from './confirmScan.ts';

/** The signature covers no more than the time, so that an old one could be used again. */
const validSeconds = 300;
const maxBytes = 64 * 1024;

/**
 * Takes what WeChat tells of the official account: who has scanned a code of ours. Everything else is acknowledged and forgotten.
 * @throws Failure `forbidden` if it is not signed with our token, or too old
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
  // Saving the settings of the official account asks once whether we know the token.
  if (request.method === 'GET') return new Response(part('echostr'), { headers: plain });
  if (Number(request.headers.get('content-length')) > maxBytes || !request.body) throw new Failure('forbidden');
  const scan = scanOf(await text(request.body));
  if (scan) await confirmScan(db, scan, now);
  return new Response('success', { headers: plain });
}

const plain = { 'content-type': 'text/plain; charset=utf-8' };

/** The scan that a notice tells of: of somebody new to the account, or of a follower. Null for any other notice. */
function scanOf(xml: string): Scan | null {
  const fields = new Map<string, string>();
  for (const [, name, value] of xml.matchAll(/<(\w+)><!\[CDATA\[(.*?)\]\]><\/\1>/gs)) {
    // The first one: what somebody has written comes later.
    if (name && value !== undefined && !fields.has(name)) fields.set(name, value);
  }
  const event = fields.get('MsgType') === 'event' ? fields.get('Event') : null;
  if (event !== 'SCAN' && event !== 'subscribe') return null;
  const [openId, eventKey = ''] = [fields.get('FromUserName'), fields.get('EventKey')];
  const sceneKey = eventKey.replace(/^qrscene_/, '');
  return openId && sceneKey ? { sceneKey, openId, nickName: null } : null;
}
