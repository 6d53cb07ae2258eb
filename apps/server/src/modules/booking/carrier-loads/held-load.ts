import { checkCalls, streetOf, type CarrierLoad, type CheckCall, type MoneyWire, type Party } from '@waybill/contract';
import type { Db, Tx } from '../../../core/database/database.ts';
import { Refusal } from '../../../core/refusal.ts';
import { speak } from '../../../core/speak.ts';
import { secretHash } from '../../../core/sessions/secret-hash.ts';
import { confirmations, confirmationState, type ConfirmationRow } from './confirmation-row.ts';
import { loadFacts, type LoadFacts } from './load-facts.ts';

/** Source of events reported by carriers, shown with them. */
export const carrierSource = 'carrier';

/** How long after delivery the link still works, for uploading documents. */
const openAfterDeliveryMs = 7 * 86_400_000;

/** The confirmation of a mailed link. @throws Refusal not_found */
export async function confirmationBy(db: Db | Tx, token: string): Promise<ConfirmationRow> {
  const row = await confirmations(db).where('token_hash', '=', secretHash(token)).executeTakeFirst();
  if (row === undefined) throw new Refusal('not_found');
  return row;
}

/**
 * Refuses an invalid link before anything about its load is shown.
 * @throws Refusal link_used if declined; link_expired if not answered in time, withdrawn, or delivered long ago
 */
export function assertOpens(row: ConfirmationRow, load: LoadFacts, now: Date): void {
  const state = confirmationState(row, now);
  if (state === 'declined') throw new Refusal('link_used');
  if (state === 'expired' || state === 'withdrawn' || load.status === 'canceled') throw new Refusal('link_expired');
  const { deliveredAt } = load;
  if (deliveredAt !== null && now.getTime() - deliveredAt.getTime() > openAfterDeliveryMs) {
    throw new Refusal('link_expired');
  }
}

type Reported = CarrierLoad['check_calls'][number];

async function checkCallsOf(db: Db | Tx, load: LoadFacts): Promise<Reported[]> {
  const events = await db
    .selectFrom('tracking_events')
    .select(['occurred_at', 'time_zone', 'city', 'state', 'code', 'text'])
    .where('account_id', '=', load.accountId)
    .where('shipment_id', '=', load.id)
    .where('source', '=', carrierSource)
    .where('code', 'in', [...checkCalls])
    .orderBy('occurred_at', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return events.map(({ occurred_at: at, code, text, ...event }) => ({
    ...event,
    what: code as CheckCall,
    occurred_at: at.toISOString(),
    // Without a note from the carrier, the text is the default of its kind, which the page translates itself.
    note: text === speak('en')(`rate_confirmations.events.${code as CheckCall}`) ? '' : text,
  }));
}

/** Events that can be reported in the load's current state. */
export function reportable(row: ConfirmationRow, load: LoadFacts): CheckCall[] {
  if (row.state !== 'accepted') return [];
  if (load.status === 'pending' || load.status === 'dispatched') return ['picked_up', 'delayed'];
  if (load.status === 'in_transit') return ['moved', 'delayed', 'proof_of_delivery'];
  // Delays happen before or after the pickup; the driver knows which.
  return load.status === 'delayed' ? ['picked_up', 'moved', 'delayed', 'proof_of_delivery'] : [];
}

function endOf(party: Party, zone: string, told: boolean): CarrierLoad['pickup'] {
  return {
    city: party.city,
    state: party.state,
    postal_code: party.postal_code,
    country: party.country,
    time_zone: zone,
    address: told
      ? {
          company: party.company,
          contact: `${party.contact_first_name} ${party.contact_last_name}`,
          phone: party.phone,
          street_lines: streetOf(party),
          opens_at: party.opens_at,
          closes_at: party.closes_at,
        }
      : null,
  };
}

/** A load as its carrier sees it. Shipper and street addresses are shown only after it was accepted. */
export async function carrierLoadWire(db: Db | Tx, row: ConfirmationRow, now: Date): Promise<CarrierLoad> {
  const load = await loadFacts(db, row.shipment_id);
  assertOpens(row, load, now);
  const told = row.state === 'accepted';
  const { truckload } = load;
  return {
    number: row.number,
    state: confirmationState(row, now),
    cost: { amount: row.cost, currency: row.currency as MoneyWire['currency'] },
    instructions: row.instructions,
    answered_by: row.answered_by,
    answered_at: row.answered_at?.toISOString() ?? null,
    driver: row.driver,
    carrier_name: row.carrier_name,
    contact_name: row.contact_name,
    bol_number: load.bolNumber,
    status: load.status,
    pickup: endOf(load.pickup, load.zones.pickup, told),
    delivery: endOf(load.delivery, load.zones.delivery, told),
    stops: load.stops,
    pickup_date: load.pickupDate,
    pickup_until: truckload?.pickup_until ?? null,
    delivery_date: load.deliveryDate,
    deliver_from: truckload?.deliver_from ?? null,
    deliver_until: truckload?.deliver_until ?? null,
    accessorials: [...load.accessorials],
    appointment_date: load.appointmentDate,
    miles: load.miles,
    equipment: load.equipment,
    units: load.units,
    weight_lb: load.weightLb,
    commodities: [...load.commodities],
    hazardous: load.hazardous,
    temperature: truckload?.temperature ?? null,
    tarps: truckload?.tarps ?? false,
    chains: truckload?.chains ?? false,
    team: truckload?.team ?? false,
    expires_at: row.expires_at.toISOString(),
    check_calls: await checkCallsOf(db, load),
    can_report: reportable(row, load),
  };
}
