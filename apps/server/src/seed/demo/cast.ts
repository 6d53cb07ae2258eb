import type { Fate } from '@waybill/carriers';
import type { ShipmentStatus } from '@waybill/contract';
import type { DemoAccount } from './accounts.ts';

/** A planned demo shipment: only its account and status are fixed. */
export type Role = {
  readonly index: number;
  readonly account: DemoAccount['key'];
  readonly status: ShipmentStatus;
  /** What happens in transit; null derives it from the id, as for any shipment. */
  readonly fate: Fate | null;
  /** Whether its quote is kept. */
  readonly quoted: boolean;
};

type Counts = Readonly<Partial<Record<ShipmentStatus, number>>>;

const counts: Readonly<Record<DemoAccount['key'], Counts>> = {
  building: { delivered: 87, in_transit: 24, delayed: 11, dispatched: 22, pending: 10, canceled: 11 },
  furniture: { delivered: 20, in_transit: 2, delayed: 1, canceled: 2 },
  lamps: { delivered: 9, canceled: 1 },
};

const late = (reason: 'AO' | 'AI' | 'AA' | 'BE'): Fate => ({ kind: 'late', reason });
const troubles: readonly Fate[] = [
  late('AO'),
  { kind: 'attempted' },
  late('AI'),
  { kind: 'refused' },
  late('AA'),
  late('BE'),
];
/** Every eleventh delivered shipment was late. */
const lateEvery = 11;
const quotedInTransit = 8;

function fateOf(status: ShipmentStatus, nth: number): Fate | null {
  if (status === 'delayed') return troubles[nth % troubles.length] ?? null;
  if (status === 'delivered') return nth % lateEvery === lateEvery - 1 ? late('AO') : { kind: 'smooth' };
  return status === 'in_transit' ? { kind: 'smooth' } : null;
}

function isQuoted(account: DemoAccount['key'], status: ShipmentStatus, nth: number): boolean {
  if (account !== 'building') return false;
  return status === 'pending' || status === 'dispatched' || (status === 'in_transit' && nth < quotedInTransit);
}

/** The 200 demo shipments, by account and status. */
export function demoCast(): Role[] {
  const accounts = Object.keys(counts) as DemoAccount['key'][];
  const roles = accounts.flatMap((account) =>
    (Object.entries(counts[account]) as [ShipmentStatus, number][]).flatMap(([status, count]) =>
      Array.from({ length: count }, (_, nth) => ({
        account,
        status,
        fate: fateOf(status, nth),
        quoted: isQuoted(account, status, nth),
      })),
    ),
  );
  return roles.map((role, index) => ({ index, ...role }));
}
