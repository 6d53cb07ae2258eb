// The staff's dashboard and searches at a million shipments: how long they take, and how much longer than at a hundredth of
// it. The figures of the dashboard are kept by day, so both read as many rows.
import { startRunDatabase, type RunDatabase } from '../measure/database.ts';
import { absolute, relative, type Figure } from '../measure/figure.ts';
import type { Conditions } from '../measure/runner.ts';
import { accountsOf, bolOf, companyOf, contactOf, fillAdmin, phoneOf, proOf, type Amount } from './admin/rows.ts';
import { startReadServer, type ReadServer } from './tracking/reads.ts';

/** What is read, and within how many milliseconds 95 of 100 are answered. */
const reads = { dashboard: 300, needs: 300, 'search of shipments': 150, 'search of accounts': 150 } as const;
type Read = keyof typeof reads;

function p95(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))] ?? Number.NaN;
}

type Site = { readonly database: RunDatabase; readonly amount: Amount };

async function openSite(amount: Amount, note: Conditions['note']): Promise<Site> {
  const database = await startRunDatabase();
  await fillAdmin(database.url, amount, note);
  return { database, amount };
}

/** One read, as staff do them: a number, an order, a company, a person, a ZIP, a day. `chance` is the same for both sites. */
function pathOf(read: Read, amount: Amount, chance: readonly [number, number]): string {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(chance[0] * of.length)] as T;
  const any = 1 + Math.floor(chance[1] * amount.shipments);
  const account = Math.floor(chance[1] * accountsOf(amount));
  switch (read) {
    case 'dashboard':
      return `/api/admin/dashboard?period=${pick(['7', '30', 'quarter'])}`;
    case 'needs':
      return '/api/admin/dashboard/needs';
    case 'search of shipments': {
      const typed = pick([
        bolOf(any),
        proOf(any),
        `PO ${any}`,
        String(60_000 + (any % 700)),
        companyOf(account),
        contactOf(any, amount),
        'Nashua',
        'Nashua, NH',
        phoneOf(any),
        `BOL ${bolOf(any).slice(-6)}`,
        `${1 + (any % 12)}/${1 + (any % 28)}`,
      ]);
      return `/api/admin/shipments?search=${encodeURIComponent(typed)}`;
    }
    case 'search of accounts': {
      const typed = pick([companyOf(account), `owner${account}@harbor.example`, bolOf(any), proOf(any), '03103']);
      return `/api/admin/accounts?search=${encodeURIComponent(typed)}`;
    }
  }
}

/** Reads both in turn, so that neither has the quieter machine. */
async function* readBoth(few: ReadServer, many: ReadServer, { random, smoke, note, seed }: Conditions) {
  const count = smoke ? 10 : 400;
  for (const [read, goal] of Object.entries(reads) as [Read, number][]) {
    const times = { few: [] as number[], many: [] as number[] };
    for (let turn = -Math.ceil(count / 5); turn < count; turn += 1) {
      const chance = [random(), random()] as const;
      for (const [name, server] of [['few', few] as const, ['many', many] as const]) {
        const took = await server.get('staff', pathOf(read, server.amount, chance));
        if (turn >= 0) times[name].push(took);
      }
    }
    const found = { few: p95(times.few), many: p95(times.many) };
    note(`${read}: p95 ${found.few.toFixed(1)} ms and ${found.many.toFixed(1)} ms`);
    yield absolute({ name: `admin p95 of ${read}`, unit: 'ms', seed }, found.many, 'at most', goal);
    yield relative(
      { name: `admin p95 of ${read} at a hundred times the rows`, unit: 'ms', seed },
      { ours: found.many, baseline: found.few },
      'at most',
      1.5,
    );
  }
}

export async function* measure(conditions: Conditions): AsyncGenerator<Figure, void> {
  const { smoke, note } = conditions;
  const sites: Site[] = [];
  const servers: ReadServer[] = [];
  try {
    for (const shipments of smoke ? [500, 2000] : [10_000, 1_000_000]) sites.push(await openSite({ shipments }, note));
    for (const { database, amount } of sites) {
      servers.push(
        await startReadServer(database.url, { ...amount, accounts: accountsOf(amount), eventsEach: 0 }, 'super_admin'),
      );
    }
    const [few, many] = servers;
    if (few === undefined || many === undefined) throw new Error('There is no server');
    yield* readBoth(few, many, conditions);
  } finally {
    for (const server of servers) await server.stop();
    for (const site of sites) await site.database.stop();
  }
}
