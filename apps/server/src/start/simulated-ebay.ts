import type { Services } from '../core/context.ts';
import { demoPermission, demoSeller } from '../simulators/ebay/index.ts';

/** Interval of simulated orders in milliseconds. */
const newOrderMs = 4 * 60_000;

/**
 * Registers the redirect URL with the simulated eBay, as one would on the provider's own pages, and adds the demo's
 * seller with orders to import.
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
