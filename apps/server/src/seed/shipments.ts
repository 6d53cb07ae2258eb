import { dayAt } from '@waybill/freight';
import { chanceOf } from '@waybill/carriers';
import { sql } from 'kysely';
import type { Tx } from '../core/database/database.ts';
import { simulateShipment, type Booked } from './demo/booked.ts';
import { demoCast } from './demo/cast.ts';
import { estimateRows, eventRows, itineraryRows } from './demo/history-rows.ts';
import { readMarket } from './demo/pricing.ts';
import type { DemoQuote } from './demo/quote-rows.ts';
import { costRow, shipmentRow } from './demo/shipment-rows.ts';
import { insertRows } from '../core/database/insert-rows.ts';
import type { SeededAccount } from './people.ts';
import { nextNumbers, seedQuotes, unbookedQuotes } from './quotes.ts';
import { seededIds } from './seeded-ids.ts';

type Owned = {
  readonly booked: Booked;
  readonly accountId: string;
  readonly bookedBy: string;
  readonly quoteId: string | null;
};

const minute = 60_000;

/** People of an account who may book: the owner and the shipping desk. */
function bookersOf({ account, userIds }: SeededAccount): string[] {
  return userIds.filter((_, index) => ['owner', 'shipper'].includes(account.users[index]?.role ?? ''));
}

function owned(booked: Booked, accounts: readonly SeededAccount[]): Owned {
  const owner = accounts.find(({ account }) => account.key === booked.role.account);
  if (owner === undefined) throw new Error(`No account ${booked.role.account}`);
  const bookedBy = chanceOf(`booker/${booked.id}`).pick(bookersOf(owner));
  const quoteId = booked.role.quoted ? seededIds(`quote-of/${booked.id}`)(booked.bookedAt) : null;
  return { booked, accountId: owner.id, bookedBy, quoteId };
}

function quoteOf({ booked, accountId, bookedBy, quoteId }: Owned): DemoQuote[] {
  if (quoteId === null) return [];
  const earlier = chanceOf(`quoted/${booked.id}`).between(3, 90) * minute;
  const createdAt = new Date(booked.bookedAt.getTime() - earlier);
  return [{ id: quoteId, accountId, createdBy: bookedBy, createdAt, bookedAt: booked.bookedAt, priced: booked.priced }];
}

/**
 * Adds 200 shipments of the last 90 days in every status, priced by the seeded tariffs, with past and planned reports;
 * and about 60 quotes, some of them open.
 */
export async function seedShipments(tx: Tx, accounts: readonly SeededAccount[], now: Date): Promise<void> {
  const market = await readMarket(tx, dayAt(now, 'UTC'));
  const shipments = demoCast()
    .map((role) => owned(simulateShipment(role, now, market), accounts))
    .toSorted((a, b) => a.booked.bookedAt.getTime() - b.booked.bookedAt.getTime());
  const [first] = accounts;
  const unbooked = first === undefined ? [] : unbookedQuotes(first, now, market);
  const quoteNumbers = await seedQuotes(tx, [...unbooked, ...shipments.flatMap(quoteOf)]);
  const running = await nextNumbers(tx, 'bol_numbers', shipments.length);
  await insertRows(
    tx,
    'shipments',
    shipments.map(({ booked, accountId, bookedBy, quoteId }, index) =>
      shipmentRow(booked, {
        accountId,
        bookedBy,
        running: running[index] ?? 0,
        quote: quoteId === null ? null : { id: quoteId, number: quoteNumbers.get(quoteId) ?? '' },
      }),
    ),
  );
  await insertRows(
    tx,
    'shipment_costs',
    shipments.map(({ booked, accountId }) => costRow(booked, accountId)),
  );
  await insertRows(
    tx,
    'tracking_events',
    shipments.flatMap(({ booked, accountId }) => eventRows(booked, accountId)),
  );
  await insertRows(
    tx,
    'delivery_estimates',
    shipments.flatMap(({ booked, accountId }) => estimateRows(booked, accountId)),
  );
  await insertRows(
    tx,
    'house_itineraries',
    shipments.flatMap(({ booked, accountId }) => itineraryRows(booked, accountId, now)),
  );
  // Exceptions were created when the shipments were inserted, before their reports.
  await sql`
    UPDATE shipment_exceptions AS exception SET since = last_heard_of(shipment.account_id, shipment.id, shipment.created_at)
    FROM shipments AS shipment
    WHERE exception.account_id = shipment.account_id AND exception.shipment_id = shipment.id
  `.execute(tx);
}
