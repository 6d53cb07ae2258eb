import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium, type Browser, type BrowserContext } from '@playwright/test';
import { freePort } from '../../apps/server/src/core/database/embedded/launch.ts';
import { demoPassword } from '../../apps/server/src/seed/demo/accounts.ts';
import { root } from '../check/repository.ts';
import { findChromium } from '../setup/browser.mjs';
import { ensureWebBuilt } from '../setup/web.mjs';
import { startProduct } from './product.ts';

export type BrowserSite = {
  readonly address: string;
  readonly browser: Browser;
  /** A browser that has never been here, with the shipping desk signed in; nothing is cached in it. */
  readonly signedIn: (browser?: Browser) => Promise<BrowserContext>;
  readonly stop: () => Promise<void>;
};

export const chromiumFlags = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-background-networking'];

type State = Awaited<ReturnType<BrowserContext['storageState']>>;

/** Signs the shipping desk in, without a page, and tells what its browser holds then. */
async function stateOf(browser: Browser, address: string): Promise<State> {
  const context = await browser.newContext({ baseURL: address });
  const { request } = context;
  await request.get('/sanctum/csrf-cookie');
  const { cookies } = await context.storageState();
  const token = cookies.find(({ name }) => name === 'XSRF-TOKEN')?.value ?? '';
  const headers = { accept: 'application/json', 'x-xsrf-token': decodeURIComponent(token) };
  const answer = await request.post('/login', { data: { email: 'desk@example.com', password: demoPassword }, headers });
  if (!answer.ok()) throw new Error(`The shipping desk could not sign in: ${answer.status()}`);
  const { data } = (await (await request.get('/api/user')).json()) as { readonly data: object };
  const state = await context.storageState();
  await context.close();
  const kept = [{ name: 'AUTH_STATE', value: JSON.stringify(data) }];
  return { ...state, origins: [{ origin: address, localStorage: kept }] };
}

async function openSite(): Promise<BrowserSite> {
  await ensureWebBuilt(root);
  const dataDir = await mkdtemp(join(tmpdir(), 'waybill-browser-'));
  await chmod(dataDir, 0o711);
  const port = await freePort();
  const address = `http://localhost:${port}`;
  const product = await startProduct({ port, dataDir, logFile: join(root, 'test-results/browser-site.log') });
  const browser = await chromium.launch({ executablePath: findChromium() ?? 'chromium', args: chromiumFlags });
  const state = await stateOf(browser, address);
  return {
    address,
    browser,
    signedIn: () =>
      browser.newContext({ baseURL: address, storageState: state, viewport: { width: 1280, height: 800 } }),
    stop: async () => {
      await browser.close();
      await product.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

let shared: Promise<BrowserSite> | null = null;
let sharing = false;

/** The whole product with its demo data on a data folder of its own, as it is built, and a Chromium to look at it. */
export async function startBrowserSite(): Promise<BrowserSite> {
  if (!sharing) return openSite();
  shared ??= openSite();
  return { ...(await shared), stop: async () => undefined };
}

/** Has all measurements of this process use one site, for short runs. @returns what ends it */
export function shareBrowserSite(): () => Promise<void> {
  sharing = true;
  return async () => (await shared)?.stop();
}
