import type { Services } from '../core/context.ts';
import { demoPermission, demoSeller } from '../simulators/ebay/index.ts';

/** So often a simulated buyer orders something, in milliseconds. */
const newOrderMs = 4 * 60_000;

/**
 * Tells the simulated eBay where sellers are sent back to, as one would on the provider's own pages, and has the demo's
 * seller there, with orders that are to be imported.
 */
export async function enterSimulatedEbay({ outside, publicUrl, log }: Services): Promise<void> {
  const [url, access] = [outside.simulators['ebay'], outside.marketplaces?.['ebay']];
  if (url === undefined || access?.environment !== 'simulator') return;
  const back = `${publicUrl}/orders/ebay`;
  const entries: readonly (readonly [path: string, body: object])[] = [
    ['ru-names', { name: access.redirect, accept: back, decline: back }],
    ['sellers', { ...demoSeller, refreshToken: demoPermission }],
    ['sellers', { userId: 'second-seller', username: 'granite-and-oak' }],
    ['plan', { newOrderMs }],
    ['demo', {}],
  ];
  for (const [path, body] of entries) {
    const answer = await fetch(`${url}/simulated/${path}`, {
      method: 'PUT',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    if (!answer.ok) log.warn({ status: answer.status, path }, 'the simulated marketplace was not set up');
  }
}
