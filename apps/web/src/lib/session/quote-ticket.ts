import { quoteTicket } from '@waybill/contract';
import { z } from 'zod';

const key = 'wb_public_quote';

/** The newest quote that this browser got without an account: what it is read with, and its number. */
export const savedTicket = quoteTicket.extend({ number: z.string() });
export type SavedTicket = z.output<typeof savedTicket>;

let latest: SavedTicket | null = null;

/** Keeps the ticket. A full or forbidden storage forgets it with the page. */
export function saveTicket(ticket: SavedTicket): void {
  latest = ticket;
  try {
    localStorage.setItem(key, JSON.stringify(ticket));
  } catch {
    // It is still known for as long as the page is open.
  }
}

function stored(): SavedTicket | null {
  try {
    const read = savedTicket.safeParse(JSON.parse(localStorage.getItem(key) ?? 'null'));
    return read.success ? read.data : null;
  } catch {
    return null;
  }
}

/** The newest ticket of this browser, or null. */
export function newestTicket(): SavedTicket | null {
  return latest ?? stored();
}

/** The ticket of a quote, or null when this browser has none for it. */
export function ticketOf(id: string | undefined): SavedTicket | null {
  return [latest, stored()].find((ticket) => ticket !== null && ticket.id === id) ?? null;
}

/** Where to go on with what was quoted without an account, once somebody is logged in. */
export const guestQuotePath = '/quote?from=public-quote';
