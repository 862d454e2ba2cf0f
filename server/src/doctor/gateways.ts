import type { ServerConfig } from '#platform/config/config.ts';
import type { Params } from '#platform/i18n/language.ts';
import type { Finding } from '#platform/monitor/finding.ts';
import type { Installation } from './installation.ts';

const timeoutMs = 5000;
/** The clock of a gateway is not exact either, and its answer takes its time. */
const longestApartMs = 60_000;

interface Gateway {
  setting: string;
  url: string;
  token: string | null;
}

/** Whether each outside system answers. Nothing is sent and nothing is asked for. */
export async function examineGateways({
  config,
  wechat,
  now,
}: Pick<Installation, 'config' | 'wechat' | 'now'>): Promise<Finding[]> {
  const found = await Promise.all(gatewaysOf(config).map((gateway) => examineGateway(gateway, now)));
  if (wechat) found.push([await wechatFinding(wechat)]);
  if (!config.smsWebhook) found.push([finding('WARNING', 'smsMissing', {})]);
  return found.length > 0 ? found.flat() : [finding('OK', 'noGateway', {})];
}

function gatewaysOf(config: ServerConfig): Gateway[] {
  const { smsWebhook, registry, casSync, expenditureSync, associationSync } = config;
  const all = {
    SMS_WEBHOOK_URL: smsWebhook,
    REGISTRY_URL: registry,
    CAS_SYNC_URL: casSync,
    EXPENDITURE_SYNC_URL: expenditureSync,
    ASSOCIATION_SYNC_URL: associationSync,
  };
  return Object.entries(all).flatMap(([setting, gateway]) => (gateway ? [{ setting, ...gateway }] : []));
}

/** Asks for the head of the address, which changes nothing; a gateway that knows no such question refuses it, and is there all the same. */
async function examineGateway({ setting, url, token }: Gateway, now: () => Date): Promise<Finding[]> {
  const { host } = new URL(url);
  const headers = token === null ? {} : { authorization: `Bearer ${token}` };
  try {
    const init = { method: 'HEAD', headers, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) } as const;
    const { status, headers: answered } = await fetch(url, init);
    const clock = clockFinding(host, answered.get('date'), now());
    return [statusFinding({ setting, host, status }), ...(clock ? [clock] : [])];
  } catch (error) {
    return [finding('FAULT', 'gatewayAway', { setting, host, reason: reasonOf(error) })];
  }
}

function statusFinding(params: { setting: string; host: string; status: number }): Finding {
  const { status } = params;
  if (status === 401 || status === 403) return finding('FAULT', 'gatewayRefuses', params);
  if (status >= 300 && status < 400) return finding('FAULT', 'gatewayRedirects', params);
  // A gateway that does not know the method may say so with 501.
  if (status >= 500 && status !== 501) return finding('FAULT', 'gatewayFails', params);
  return finding('OK', 'gatewayOk', params);
}

/** Another machine's clock is the only witness against both the clock of this one and that of the database. */
function clockFinding(host: string, date: string | null, now: Date): Finding | null {
  const apartMs = date === null ? 0 : now.getTime() - Date.parse(date);
  if (!(Math.abs(apartMs) > longestApartMs)) return null;
  return { check: 'CLOCK', state: 'WARNING', sentence: 'clockOff', params: { host, seconds: Math.round(apartMs / 1000) } };
}

async function wechatFinding(wechat: { probe(): Promise<void> }): Promise<Finding> {
  try {
    await wechat.probe();
    return finding('OK', 'wechatOk', {});
  } catch {
    return finding('FAULT', 'wechatAway', {});
  }
}

function reasonOf(error: unknown): string {
  const { cause, message } = error as Error;
  return cause instanceof Error ? cause.message : message;
}

function finding(state: Finding['state'], sentence: Finding['sentence'], params: Params): Finding {
  return { check: 'GATEWAYS', state, sentence, params };
}
