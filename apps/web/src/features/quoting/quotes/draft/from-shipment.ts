import type { PickupContact } from '../../../../lib/routes/reship.ts';
import type { QueryClient } from '@tanstack/react-query';
import { endpoints, type Shipment } from '@waybill/contract';
import { apiQuery } from '../../../../lib/api/query.ts';
import type { DetailsDraft, PartyDraft, QuoteDraft } from './draft.ts';
import { emptyBooking, emptyDetails, emptyDraft } from './empty.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { detailsFrom, itemDrafts } from './from-request.ts';

function partyDraft({ country: _country, ...party }: Shipment['pickup']): PartyDraft {
  const { exterior_number, interior_number, neighborhood } = party;
  return {
    ...party,
    exterior_number: exterior_number ?? '',
    interior_number: interior_number ?? '',
    neighborhood: neighborhood ?? '',
  };
}

/** Where a shipment was not quoted here, its own places and load are what is known. */
function detailsOf(shipment: Shipment, back: boolean): DetailsDraft {
  const stop = ({ country, postal_code }: Shipment['origin']) => ({
    country,
    postal_code,
    site_type: 'business' as const,
  });
  return {
    ...emptyDetails(),
    origin: stop(back ? shipment.destination : shipment.origin),
    destination: stop(back ? shipment.origin : shipment.destination),
    mode: shipment.mode === 'parcel' ? 'parcel' : 'ltl',
    items: itemDrafts(shipment.items),
    value: shipment.declared_value.amount,
    currency: shipment.declared_value.currency,
    insured: shipment.insured,
  };
}

/**
 * A draft with the same load, places and people as a shipment, or with the way back; dates and prices are asked for
 * again. The quote it was booked from says what the shipment does not keep, such as the kind of each place.
 * @throws ApiProblem when that quote cannot be read
 */
export async function draftFromShipment(
  cache: QueryClient,
  shipment: Shipment,
  back: boolean,
  contact: PickupContact = {},
): Promise<QuoteDraft> {
  const details = async (): Promise<DetailsDraft> => {
    if (shipment.quote_id === null) return detailsOf(shipment, back);
    const { data } = await cache.fetchQuery(apiQuery(endpoints.quotes.show, { params: { id: shipment.quote_id } }));
    return detailsFrom(data.request, back);
  };
  const [from, to] = back ? [shipment.delivery, shipment.pickup] : [shipment.pickup, shipment.delivery];
  const booking = {
    ...emptyBooking,
    pickup: { ...partyDraft(from), ...contact },
    delivery: partyDraft(to),
    ready_at: back ? from.opens_at : shipment.ready_at,
    references: shipment.references.map((reference) => ({ ...reference, key: newKey() })),
    notes: shipment.notes ?? '',
  };
  return { ...emptyDraft(), details: await details(), booking };
}
