import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { bolOf, proOf, shipmentIdOf, type Amount } from './rows.ts';

export type ReadKind = 'list' | 'detail' | 'staff';

export type ReadServer = {
  readonly amount: Amount;
  get(kind: ReadKind, path: string): Promise<number>;
  stop(): Promise<void>;
};

type Started = { readonly address: string; readonly cookies: { readonly customer: string; readonly staff: string } };

/**
 * The product's server over a database, and a client that times its answers one by one.
 * @param role what the staff that read there are
 */
export async function startReadServer(url: string, amount: Amount, role = 'fpg_ops'): Promise<ReadServer> {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'product-server.ts'), url, role], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const lines = createInterface({ input: child.stdout });
  const line = (await Promise.race([once(lines, 'line'), once(child, 'close')]))[0] as string | number | null;
  if (typeof line !== 'string') throw new Error('The server did not start');
  const { address, cookies } = JSON.parse(line) as Started;
  return {
    amount,
    get: async (kind, path) => {
      const cookie = kind === 'staff' ? cookies.staff : cookies.customer;
      const began = performance.now();
      const answer = await fetch(`${address}${path}`, { headers: { accept: 'application/json', cookie } });
      const text = await answer.text();
      const took = performance.now() - began;
      if (answer.status !== 200 || text.length < 100)
        throw new Error(`${path}: ${answer.status} ${text.slice(0, 200)}`);
      return took;
    },
    stop: async () => {
      child.kill('SIGKILL');
      await once(child, 'close');
    },
  };
}

const words = ['Nashua', 'toledo', 'Granite State', 'Consignee', 'bang'];

/** Any of the account's own shipments, by its number. */
function ownOf({ shipments, accounts }: Amount, random: () => number): number {
  const each = Math.max(1, Math.floor(shipments / accounts));
  return Math.floor(random() * each) * accounts || accounts;
}

/** One read of a kind, as people do them: pages, statuses, days, orders, numbers and words. */
export function pathOf(kind: ReadKind, amount: Amount, random: () => number): string {
  const pick = <T>(of: readonly T[]): T => of[Math.floor(random() * of.length)] as T;
  const own = ownOf(amount, random);
  if (kind === 'detail') return `/api/shipments/${shipmentIdOf(own)}`;
  const base = kind === 'staff' ? '/api/admin/shipments' : '/api/shipments';
  const day = `2026-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 9)}`;
  if (kind === 'staff') {
    const any = 1 + Math.floor(random() * amount.shipments);
    const typed = pick([
      bolOf(any),
      proOf(any),
      `PO ${any}`,
      pick(words),
      String(60_000 + (any % 700)),
      day,
      `Account ${1 + (any % 9)}`,
    ]);
    return `${base}?search=${encodeURIComponent(typed)}`;
  }
  return `${base}?${pick([
    '',
    'page=3',
    'sort=-pickup_date',
    'sort=bol_number',
    `status=${pick(['pending', 'in_transit', 'delayed', 'delivered'])}`,
    `from=${day}&to=${day}`,
    `search=${bolOf(own)}`,
    `search=${proOf(own)}`,
    `search=PO-${own}`,
    `search=${encodeURIComponent(pick(words))}`,
  ])}`;
}
