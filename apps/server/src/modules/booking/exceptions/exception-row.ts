import type { ExceptionRow, Party, Place } from '@waybill/contract';

/** An exception as read, with its shipment or booking. */
export type ExceptionRecord = {
  readonly id: string;
  readonly kind: ExceptionRow['kind'];
  readonly since: Date;
  readonly snoozed_until: Date | null;
  readonly owner_id: string | null;
  readonly owner_name: string | null;
  readonly account_id: string;
  readonly account_name: string;
  readonly number: string;
  readonly pro_number: string | null;
  readonly status: ExceptionRow['status'];
  readonly mode: ExceptionRow['mode'];
  readonly carrier_name: string;
  readonly scac: string;
  readonly phone: string | null;
  readonly shipment_pickup: string | null;
  readonly quote_pickup: string | null;
  readonly delivery_date: string | null;
  readonly shipment_origin: Place | null;
  readonly shipment_destination: Place | null;
  readonly quote_origin: Place | null;
  readonly quote_destination: Place | null;
  readonly pickup: Party | null;
  readonly delivery: Party | null;
  readonly promised: string | null;
  readonly reason: string | null;
  readonly sent_at: Date | null;
  readonly text: string | null;
  readonly code: string | null;
  readonly reason_code: string | null;
  readonly city: string | null;
  readonly state: string | null;
  readonly occurred_at: Date | null;
  readonly time_zone: string | null;
  readonly note: string | null;
  readonly can_ask: boolean;
  readonly request_id: string | null;
  readonly request_kind: 'pickup' | 'cancel_pickup' | null;
  readonly request_date: string | null;
  readonly request_number: string | null;
  readonly request_said: string | null;
  readonly request_at: Date | null;
};

const placeOf = (place: Place | null): string => (place === null ? '' : `${place.city}, ${place.state}`);

function contactOf(party: Party | null): ExceptionRow['pickup'] {
  if (party === null) return null;
  const name = `${party.contact_first_name} ${party.contact_last_name}`.trim();
  return { company: party.company, name, phone: party.phone };
}

function saidOf(row: ExceptionRecord, zone: string): ExceptionRow['said'] {
  // For an unclear request, the carrier's answer to that request.
  const [answer, asked] =
    row.kind === 'unclear_pickup' ? [row.request_said, row.request_at] : [row.reason, row.sent_at];
  if (row.kind === 'unknown_booking' || row.kind === 'unclear_pickup')
    return answer === null
      ? null
      : {
          text: answer,
          code: null,
          reason_code: null,
          place: null,
          at: asked?.toISOString() ?? null,
          time_zone: zone,
        };
  if (row.text === null) return null;
  const place = row.city === null ? null : [row.city, row.state].filter(Boolean).join(', ');
  return {
    text: row.text,
    code: row.code,
    reason_code: row.reason_code,
    place,
    at: row.occurred_at?.toISOString() ?? null,
    time_zone: row.time_zone ?? zone,
  };
}

function requestOf(row: ExceptionRecord): ExceptionRow['request'] {
  const { request_id: id, request_kind: kind } = row;
  return id === null || kind === null ? null : { id, kind, date: row.request_date, pickup_number: row.request_number };
}

/** Converts an exception to the wire format. */
export function exceptionRowOf(row: ExceptionRecord): ExceptionRow {
  const origin = row.shipment_origin ?? row.quote_origin;
  const zone = origin?.time_zone ?? 'America/New_York';
  return {
    id: row.id,
    kind: row.kind,
    since: row.since.toISOString(),
    owner: row.owner_id === null ? null : { id: row.owner_id, name: row.owner_name ?? '' },
    snoozed_until: row.snoozed_until?.toISOString() ?? null,
    account: { id: row.account_id, name: row.account_name },
    number: row.number,
    pro_number: row.pro_number,
    status: row.status,
    mode: row.mode,
    carrier: { name: row.carrier_name, scac: row.scac, phone: row.phone },
    origin: placeOf(origin),
    destination: placeOf(row.shipment_destination ?? row.quote_destination),
    pickup_date: row.shipment_pickup ?? row.quote_pickup ?? '',
    delivery_date: row.delivery_date,
    promised: row.promised === row.delivery_date ? null : row.promised,
    said: saidOf(row, zone),
    time_zone: zone,
    pickup: contactOf(row.pickup),
    delivery: contactOf(row.delivery),
    note: row.note,
    can_ask: row.can_ask,
    request: requestOf(row),
  };
}
