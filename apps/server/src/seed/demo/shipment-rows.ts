import { bare } from '@waybill/freight';
import type { Shipment } from '@waybill/contract';
import { bookHouse, chanceOf, fingerprint } from '@waybill/carriers';
import { bolNumberOf, newShipmentRow } from '../../modules/booking/bookings/index.ts';
import type { Booked } from './booked.ts';
import { estimateRows } from './history-rows.ts';
import { asJson } from '../../core/database/json.ts';

/** Owner of a demo shipment, and its sequential numbers. */
export type Numbered = {
  readonly accountId: string;
  readonly bookedBy: string;
  /** Sequential number in its BOL number. */
  readonly running: number;
  readonly quote: { readonly id: string; readonly number: string } | null;
};

const notes = [
  'Dock door 4, ring twice',
  'Call the desk on arrival',
  'Keep dry',
  'Forklift on site until 3 PM',
] as const;

function referencesOf(id: string): Shipment['references'] {
  const chance = chanceOf(`references/${id}`);
  const po = { type: 'po_number' as const, number: `PO-${chance.between(40_000, 59_999)}` };
  const release = { type: 'release_number' as const, number: `R${chance.between(100, 999)}-${chance.between(10, 99)}` };
  return chance.next() < 0.8 ? (chance.next() < 0.25 ? [po, release] : [po]) : [];
}

/** Choices of the shipper at booking. */
function settledOf({ id, priced, taken, pickup, delivery, readyAt }: Booked) {
  const chance = chanceOf(`notes/${id}`);
  return {
    insured: priced.request.insured && taken.rate.total_with_insurance !== null,
    pickup,
    delivery,
    ready_at: readyAt,
    references: referencesOf(id),
    notes: chance.next() < 0.3 ? chance.pick(notes) : null,
  };
}

/** The row of a demo shipment: as created by booking, plus its later state. */
export function shipmentRow(booked: Booked, { accountId, bookedBy, running, quote }: Numbered) {
  const { id, taken, priced, state, role } = booked;
  const confirmation = state.deliveredAt === null ? null : `DC${String(fingerprint(id)).padStart(10, '0')}`;
  const { row, detail } = newShipmentRow({
    accountId,
    id,
    bolNumber: bolNumberOf(running),
    bookedBy,
    bookedAt: booked.bookedAt,
    settled: settledOf(booked),
    booked: { rate: taken.rate, ...priced },
    quote,
    numbers: bookHouse({ bookingId: id, scac: taken.rate.carrier.scac }),
  });
  return {
    ...row,
    detail: asJson(detail),
    delivery_confirmation_number: confirmation,
    search_numbers: confirmation === null ? row.search_numbers : [...row.search_numbers, bare(confirmation)],
    status: role.status,
    action_required: state.actionRequired ? (state.actionBecause?.code ?? null) : null,
    delivery_date: estimateRows(booked, accountId).at(-1)?.delivery_date ?? taken.rate.delivery_date,
    delivered_at: state.deliveredAt === null ? null : new Date(state.deliveredAt),
  };
}

/** The carrier's cost of a demo shipment. */
export function costRow({ id, taken }: Booked, accountId: string) {
  const { currency } = taken.rate.total_without_insurance;
  return { account_id: accountId, shipment_id: id, amount: taken.costAmount, currency, charges: asJson(taken.cost) };
}
