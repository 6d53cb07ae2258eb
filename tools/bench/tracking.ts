// Tracking at a million shipments with ten million events: how much longer the list and a shipment's page take than at a
// hundredth of it, how long staff's search takes, and how quickly events come in against plain INSERTs of the same rows.
import { startRunDatabase, type RunDatabase } from '../measure/database.ts';
import { absolute, relative, type Figure } from '../measure/figure.ts';
import { median } from '../measure/rounds.ts';
import type { Conditions } from '../measure/runner.ts';
import { bodiesOf, startIngestSite } from './tracking/ingest.ts';
import { pathOf, startReadServer, type ReadKind, type ReadServer } from './tracking/reads.ts';
import { fillTracking, type Amount } from './tracking/rows.ts';

const kinds: readonly ReadKind[] = ['list', 'detail', 'staff'];

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

type Site = { readonly database: RunDatabase };

async function openSite(amount: Amount, note: Conditions['note']): Promise<Site> {
  const database = await startRunDatabase();
  const began = performance.now();
  await fillTracking(database.url, amount, note);
  note(`${amount.shipments} shipments are there after ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return { database };
}

/** p95 of both servers, read by read in turn, so that neither has the quieter machine. */
async function readBoth(
  few: ReadServer,
  many: ReadServer,
  { random, smoke, note }: Conditions,
): Promise<Record<ReadKind, { few: number; many: number }>> {
  const found = {} as Record<ReadKind, { few: number; many: number }>;
  const reads = smoke ? 10 : 1500;
  for (const kind of kinds) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let read = -Math.ceil(reads / 5); read < reads; read += 1) {
      for (const [name, server] of [['few', few] as const, ['many', many] as const]) {
        const took = await server.get(kind, pathOf(kind, server.amount, random));
        if (read >= 0) times[name].push(took);
      }
    }
    found[kind] = { few: p95(times.few), many: p95(times.many) };
    note(`${kind}: p95 ${found[kind].few.toFixed(1)} ms and ${found[kind].many.toFixed(1)} ms`);
  }
  return found;
}

async function* growth(fewUrl: Site, manyUrl: Site, amounts: readonly [Amount, Amount], conditions: Conditions) {
  const few = await startReadServer(fewUrl.database.url, amounts[0]);
  const many = await startReadServer(manyUrl.database.url, amounts[1]);
  const { seed } = conditions;
  try {
    const found = await readBoth(few, many, conditions);
    for (const kind of ['list', 'detail'] as const) {
      const measured = { ours: found[kind].many, baseline: found[kind].few };
      yield relative(
        { name: `tracking p95 of ${kind} at a hundred times the rows`, unit: 'ms', seed },
        measured,
        'at most',
        1.3,
      );
    }
    yield absolute({ name: 'tracking p95 of the search of staff', unit: 'ms', seed }, found.staff.many, 'at most', 150);
  } finally {
    await few.stop();
    await many.stop();
  }
}

async function* ingestion(site: Site, { smoke, seed, note }: Conditions): AsyncGenerator<Figure> {
  const load = smoke
    ? { deliveries: 4, shipmentsEach: 10, eventsEach: 5 }
    : { deliveries: 400, shipmentsEach: 100, eventsEach: 5 };
  const events = load.deliveries * load.shipmentsEach * load.eventsEach;
  const ingest = await startIngestSite(site.database.url);
  const rates = { ours: [] as number[], baseline: [] as number[] };
  try {
    for (let round = 0; round < (smoke ? 1 : 3); round += 1) {
      const ours = await ingest.ingest(bodiesOf(load, round));
      const plain = await ingest.insertPlain();
      rates.ours.push(events / ours);
      rates.baseline.push(events / plain);
      note(`${events} events: ${ours.toFixed(1)} s, plain INSERT ${plain.toFixed(1)} s`);
    }
  } finally {
    await ingest.stop();
  }
  const measured = { ours: median(rates.ours), baseline: median(rates.baseline) };
  yield relative({ name: 'tracking ingestion against INSERT', unit: 'events/s', seed }, measured, 'at least', 0.4);
}

export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const { smoke, note } = conditions;
  const amount = (shipments: number): Amount => ({ shipments, accounts: smoke ? 4 : 20, eventsEach: smoke ? 5 : 10 });
  const amounts = [amount(smoke ? 100 : 10_000), amount(smoke ? 1000 : 1_000_000)] as const;
  const sites: Site[] = [];
  try {
    for (const each of amounts) sites.push(await openSite(each, note));
    const [few, many] = sites;
    if (few === undefined || many === undefined) throw new Error('There is no database');
    yield* growth(few, many, amounts, conditions);
    yield* ingestion(many, conditions);
  } finally {
    for (const site of sites) await site.database.stop();
  }
}
