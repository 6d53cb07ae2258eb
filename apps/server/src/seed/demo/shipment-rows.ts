import type { ChargeLineWire, Shipment } from '@waybill/contract';
import { bookHouse, chanceOf, fingerprint } from '@waybill/carriers';
import { gs1CheckDigit } from '@waybill/freight';
import { searchable, type ShipmentDetail } from '../../modules/shipments/index.ts';
import { asJson } from '../insert-rows.ts';
import type { Booked } from './booked.ts';
import { estimateRows } from './history-rows.ts';

/** Whose a demo shipment is, and the running numbers it got. */
export type Numbered = {
  readonly accountId: string;
  readonly bookedBy: string;
  /** Running number that its bill of lading number is made of. */
  readonly running: number;
  readonly quote: { readonly id: string; readonly number: string } | null;
};

function chargesOf({ taken, priced }: Booked): ChargeLineWire[] {
  const { charges, insurance, total_with_insurance: withInsurance, total_without_insurance: without } = taken.rate;
  const insured = priced.request.insured && insurance !== null && withInsurance !== null;
  const lines = insured ? [...charges, insurance] : charges;
  const amount = insured ? withInsurance : without;
  return [...lines, { code: 'total', kind: 'total', label: 'charge.total', basis: { type: 'sum' }, amount }];
}

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

function detailOf(booked: Booked): ShipmentDetail {
  const { priced, taken, pickup, delivery, readyAt, id } = booked;
  const chance = chanceOf(`notes/${id}`);
  const charges = chargesOf(booked);
  return {
    origin: priced.origin,
    destination: priced.destination,
    miles: priced.miles,
    pickup,
    delivery,
    ready_at: readyAt,
    transit_days: taken.rate.transit_days,
    delivery_by: taken.rate.delivery_by,
    items: priced.request.items,
    classes: charges.flatMap(({ basis }) => (basis.type === 'item' ? [basis.freightClass] : [])),
    ...priced.load,
    accessorials: priced.request.accessorials,
    charges,
    insured: charges.some(({ kind }) => kind === 'insurance'),
    declared_value: priced.request.shipment_value,
    references: referencesOf(id),
    notes: chance.next() < 0.3 ? chance.pick(notes) : null,
    tax_identifier: null,
    customs_agent: null,
  };
}

/** The row of a demo shipment. */
export function shipmentRow(booked: Booked, { accountId, bookedBy, running, quote }: Numbered) {
  const { id, taken, priced, state, role } = booked;
  const detail = detailOf(booked);
  const { carrier, service } = taken.rate;
  const bolNumber = `WB${running}${gs1CheckDigit(String(running))}`;
  const { proNumber, pickupNumber } = bookHouse({ bookingId: id, scac: carrier.scac });
  const confirmation = state.deliveredAt === null ? null : `DC${String(fingerprint(id)).padStart(10, '0')}`;
  const references = detail.references.map(({ number }) => number);
  const numbers = [
    bolNumber,
    proNumber,
    pickupNumber,
    confirmation,
    quote?.number,
    priced.request.client_reference,
    ...references,
  ];
  const total = detail.charges.at(-1)?.amount ?? taken.rate.total_without_insurance;
  return {
    account_id: accountId,
    id,
    bol_number: bolNumber,
    pro_number: proNumber,
    pickup_number: pickupNumber,
    delivery_confirmation_number: confirmation,
    status: role.status,
    action_required: state.actionRequired ? (state.actionBecause?.code ?? null) : null,
    mode: 'ltl',
    carrier_id: carrier.id,
    carrier_name: carrier.name,
    scac: carrier.scac,
    service_name: service.name,
    quote_id: quote?.id ?? null,
    quote_number: quote?.number ?? null,
    origin_city: booked.pickup.city,
    origin_state: booked.pickup.state,
    origin_postal_code: booked.pickup.postal_code,
    destination_city: booked.delivery.city,
    destination_state: booked.delivery.state,
    destination_postal_code: booked.delivery.postal_code,
    pickup_date: priced.request.pickup_date,
    delivery_date: estimateRows(booked, accountId).at(-1)?.delivery_date ?? taken.rate.delivery_date,
    delivered_at: state.deliveredAt === null ? null : new Date(state.deliveredAt),
    reference: references[0] ?? priced.request.client_reference,
    total_amount: total.amount,
    currency: total.currency,
    detail: asJson(detail),
    search_numbers: [...new Set(numbers.flatMap((number) => (number ? [searchable(number)] : [])))],
    booked_by: bookedBy,
    created_at: booked.bookedAt,
  };
}

/** What the carrier of a demo shipment is owed. */
export function costRow({ id, taken }: Booked, accountId: string) {
  const { currency } = taken.rate.total_without_insurance;
  return { account_id: accountId, shipment_id: id, amount: taken.costAmount, currency, charges: asJson(taken.cost) };
}
