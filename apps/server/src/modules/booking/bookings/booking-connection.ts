import type { Services } from '../../../core/context.ts';
import { Refusal } from '../../../core/refusal.ts';
import { enabledConnections, type Connection } from '../../carriers/gateway/index.ts';
import type { BookableRate } from '../../quoting/quotes/index.ts';

/** Refuses a carrier that was turned off after the quote. @throws Refusal carrier_inactive */
async function assertActive({ database }: Services, { id, name }: BookableRate['rate']['carrier']): Promise<void> {
  const carrier = await database.staff.selectFrom('carriers').select('active').where('id', '=', id).executeTakeFirst();
  if (carrier?.active === false) throw new Refusal('carrier_inactive', { params: { carrier: name } });
}

/**
 * The connection to book a rate over: the one it came from, or, for a tariff stored here, a connection of its carrier
 * that takes bookings, e.g. by the industry's bill of lading standard. Null for house carriers, and for offers of the
 * sales desk, which contacts the carrier itself.
 * @throws Refusal quote_changed when the carrier is no longer connected, carrier_inactive when staff turned it off
 */
export async function bookingConnection(
  services: Services,
  { rate, connectionId, offered }: BookableRate,
): Promise<Connection | null> {
  if (offered) return null;
  await assertActive(services, rate.carrier);
  const enabled = await enabledConnections(services);
  const able = enabled.filter(({ adapter }) => adapter.operations.book !== undefined);
  if (connectionId !== null) {
    const own = able.find(({ id }) => id === connectionId);
    if (own === undefined) throw new Refusal('quote_changed');
    return own;
  }
  return (
    able.find(({ carrier, adapter }) => carrier.id === rate.carrier.id && adapter.operations.rate === undefined) ?? null
  );
}
