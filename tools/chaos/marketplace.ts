// A seller's orders are imported while the marketplace throttles, ends tokens, repeats pages and loses answers; then each
// is shipped, and its tracking number told, while the server is killed again and again. What came of it is read from the
// marketplace's own account: every order here once, every number there once.
import { setTimeout as pause } from 'node:timers/promises';
import type { Fault } from '@waybill/carriers/simulators';
import { absolute, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';
import { makeSite } from '../outside/site.ts';
import { Shop } from './marketplace/shop.ts';

const carriers = [{ scac: 'SIMA', name: 'Simulated 1', adapter: 'ups', mode: 'parcel' }] as const;

const whileImporting: readonly Fault[] = [
  { kind: 'rate_limited', operation: 'orders', share: 0.3, ms: 1000 },
  { kind: 'unavailable', operation: 'orders', share: 0.15 },
  { kind: 'lost_reply', operation: 'orders', share: 0.1 },
  { kind: 'truncated', operation: 'orders', share: 0.05 },
];
const whileTelling: readonly Fault[] = [
  { kind: 'lost_reply', operation: 'tell', share: 0.06 },
  { kind: 'failure_after_success', operation: 'tell', share: 0.06 },
  { kind: 'garbage', operation: 'tell', share: 0.03 },
  { kind: 'doubled_reply', operation: 'tell', share: 0.03 },
  { kind: 'rate_limited', operation: 'tell', share: 0.06, ms: 1000 },
  { kind: 'unavailable', operation: 'told', share: 0.1 },
];

/** Waits for something, but not for ever. @returns whether it came */
async function until(holds: () => Promise<boolean>, mostMs: number): Promise<boolean> {
  const end = performance.now() + mostMs;
  while (performance.now() < end) {
    if (await holds()) return true;
    await pause(500);
  }
  return holds();
}

async function importAll(shop: Shop, wanted: number, { smoke, note }: Conditions): Promise<number> {
  shop.plan(whileImporting);
  // A short run does not wait until the work of a killed server is free again.
  const kills = smoke ? 0 : 3;
  for (let turn = 0; turn < kills; turn += 1)
    note(
      `import, kill ${turn + 1}: ${await shop.killAt(['marketplace_page'], { withinMs: 60_000 })}, ${(await shop.kept()).size} kept`,
    );
  await until(async () => (await shop.kept()).size >= wanted, smoke ? 25_000 : 600_000);
  return (await shop.kept()).size;
}

type Shipped = { readonly numbers: Map<string, string>; readonly struck: number };

async function shipAndKill(
  shop: Shop,
  orders: readonly string[],
  { smoke, random, note }: Conditions,
): Promise<Shipped> {
  shop.plan(whileTelling);
  const kills = smoke ? 1 : 20;
  const each = Math.ceil(orders.length / kills);
  const numbers = new Map<string, string>();
  let struck = 0;
  for (let turn = 0; turn < kills; turn += 1) {
    const step = random() < 0.5 ? 'marketplace_before_telling' : 'marketplace_told';
    const passing = smoke ? 0 : Math.floor(random() * 8);
    const ship = async () => {
      const shipped = await shop.ship(orders.slice(turn * each, (turn + 1) * each));
      for (const [order, number] of shipped) numbers.set(order, number);
    };
    if (await shop.killAt([step], { withinMs: 20_000, passing }, ship)) struck += 1;
    note(`kill ${turn + 1} of ${kills} at ${step}, ${await shop.untold()} untold`);
  }
  return { numbers, struck };
}

export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const { seed, smoke, random, note } = conditions;
  const wanted = smoke ? 210 : 2000;
  const site = await makeSite({ carriers });
  let shop: Shop | null = null;
  try {
    shop = await Shop.open(site, wanted, random);
    const imported = await importAll(shop, wanted, conditions);
    const named = (name: string, unit: string) => ({ name: `marketplace ${name}`, unit, seed });
    yield absolute(named('orders imported', 'orders'), imported, 'at least', wanted);
    yield absolute(named('orders too many', 'orders'), Math.max(0, imported - wanted), 'at most', 0);
    const kept = await shop.kept();
    const ids = [...kept.values()].slice(0, smoke ? 12 : wanted);
    const { numbers, struck } = await shipAndKill(shop, ids, conditions);
    const open = shop;
    await until(async () => (await open.untold()) === 0, smoke ? 500 : 900_000);
    const arrived = await shop.arrived();
    let [lost, twice, wrong] = [0, 0, 0];
    for (const [number, order] of kept) {
      const told = arrived.get(number) ?? [];
      const expected = numbers.get(order);
      if (expected !== undefined && told.length === 0) lost += 1;
      if (told.length > 1) twice += 1;
      if (told.some((each) => each !== expected)) wrong += 1;
    }
    const calls = shop.ebay.log.entries;
    note(JSON.stringify({ calls: calls.length, untold: await shop.untold() }));
    yield absolute(named('kills in the middle of telling', 'kills'), struck, 'at least', smoke ? 1 : 20);
    yield absolute(named('numbers told', 'orders'), arrived.size, 'at least', ids.length);
    yield absolute(named('numbers lost', 'orders'), lost, 'at most', 0);
    yield absolute(named('numbers told twice', 'orders'), twice, 'at most', 0);
    yield absolute(named('orders told another number', 'orders'), wrong, 'at most', 0);
    yield absolute(named('tellings still open', 'orders'), await shop.untold(), 'at most', 0);
  } finally {
    await shop?.close();
    await site.stop();
  }
}
