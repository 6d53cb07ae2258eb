import { gzipSync } from 'node:zlib';
import type { Page, Response } from '@playwright/test';

/** As much script as the quote page may come with, in bytes: each file gzipped by itself. */
export const mostScript = 220_000;

/**
 * Bytes of script, each file packed by itself, that come in until a page can be used and its network is quiet.
 * @param open opens the page in a browser that has no file of it yet, and waits until it can be used
 */
export async function scriptSize(page: Page, open: () => Promise<void>): Promise<number> {
  const scripts = new Map<string, Promise<Buffer>>();
  const note = (response: Response): void => {
    if (new URL(response.url()).pathname.endsWith('.js')) scripts.set(response.url(), response.body());
  };
  page.on('response', note);
  await open();
  await page.waitForLoadState('networkidle');
  // What comes in spare time is no part of it.
  page.off('response', note);
  const bodies = await Promise.all(scripts.values());
  return bodies.reduce((sum, body) => sum + gzipSync(body).byteLength, 0);
}
