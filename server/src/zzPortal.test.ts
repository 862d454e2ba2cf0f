import { createServer } from 'node:http';
import { chromium } from 'playwright-core';
import { expect, test } from 'vitest';
import { serveWeb } from './http/serveWeb.ts';
import { aBidding, bidders } from './testing/aBidding.ts';
import { startApp } from './testing/startApp.ts';

test('portal', async () => {
  const app = await startApp();
  const people = await bidders(app, 1);
  const purchase = await aBidding(app, people);
  const web = serveWeb('/work/wt/b4/web/dist')!;
  const server = createServer(async (req, res) => {
    const chunks: Buffer[] = [];
    for await (const c of req) chunks.push(c as Buffer);
    const headers = new Headers();
    for (const [k, v] of Object.entries(req.headers)) if (typeof v === 'string') headers.set(k, v);
    headers.delete('content-length'); headers.delete('connection');
    const hasBody = chunks.length > 0;
    const request = new Request(`http://127.0.0.1:${(server.address() as any).port}${req.url}`, { method: req.method!, headers, ...(hasBody && { body: Buffer.concat(chunks) }) });
    const answer = req.url!.startsWith('/api') ? await app.app.fetch(request, { address: '10.0.0.1' }) : web(request);
    if (req.url!.includes('uppl') || answer.status >= 400) console.log(req.method, req.url, answer.status);
    const body = Buffer.from(await answer.arrayBuffer());
    const out: Record<string, string> = {};
    answer.headers.forEach((v, k) => { out[k] = v; });
    delete out['transfer-encoding'];
    res.writeHead(answer.status, out).end(body);
  });
  await new Promise<void>((r) => server.listen(0, r));
  const base = `http://127.0.0.1:${(server.address() as any).port}`;
  const browser = await chromium.launch({ executablePath: '/usr/bin/chromium', args: ['--no-sandbox', '--disable-gpu'] });
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: 'zh-CN', hasTouch: true, isMobile: true });
  const page = await context.newPage();
  page.on('console', (m) => console.log('console', m.type(), m.text()));
  page.on('framenavigated', (f) => console.log('nav', f.url()));
  page.on('pageerror', (e) => console.log('pageerror', e.message));
  page.setDefaultTimeout(20_000);
  const wide = async (what: string) => console.log(what, await page.evaluate(() => [document.documentElement.scrollWidth, window.innerWidth]));
  const shot = (name: string) => page.screenshot({ path: `/tmp/b4-${name}.png` });
  try {
    const from = Date.now();
    await page.goto(`${base}/portal/purchases/${purchase.id}`);
    await page.getByLabel('用户名').fill(people.suppliers[0]!.account);
    await shot('login'); await wide('login');
    await page.getByLabel('密码').fill('Seed@2026');
    await page.getByRole('button', { name: '登录' }).click();
    await page.getByRole('button', { name: '报名' }).waitFor();
    await wide('purchase'); await shot('purchase');
    await page.getByRole('button', { name: '报名' }).click();
    await page.goto(`${base}/portal/`); await page.getByRole('listitem').first().waitFor(); await page.waitForTimeout(500); await shot('list'); await wide('list');
    await page.goto(`${base}/portal/messages`); await page.getByRole('listitem').first().waitFor({ timeout: 8000 }).catch(() => console.log('no messages')); await shot('messages');
  } catch (e) { await shot('failed'); console.log(await page.locator('body').innerText()); throw e; }
  finally { await browser.close(); server.close(); await app.close(); }
}, 300_000);
