import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type Shipment } from '@waybill/contract';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery } from '../../../lib/api/query.ts';
import { go } from '../../../lib/routes/navigator.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { useDesk } from '../draft/draft-context.ts';
import type { DetailsDraft, PartyDraft } from '../draft/draft.ts';
import { emptyBooking, emptyDetails, emptyDraft, newKey } from '../draft/empty.ts';
import { detailsFrom, itemDrafts } from '../draft/from-request.ts';
import { openBeside, writeDraft } from '../draft/keep-draft.ts';

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
 * Begins a new draft with the same load, places and people, or with the way back; dates and prices are asked for again.
 */
export function useShipAnother(shipment: Shipment) {
  const desk = useDesk();
  const cache = useQueryClient();
  const [working, setWorking] = useState(false);

  async function details(back: boolean): Promise<DetailsDraft> {
    if (shipment.quote_id === null) return detailsOf(shipment, back);
    const { data } = await cache.fetchQuery(apiQuery(endpoints.quotes.show, { params: { id: shipment.quote_id } }));
    return detailsFrom(data.request, back);
  }

  async function start(back: boolean): Promise<void> {
    setWorking(true);
    try {
      const fresh = { ...emptyDraft(), details: await details(back) };
      const [from, to] = back ? [shipment.delivery, shipment.pickup] : [shipment.pickup, shipment.delivery];
      const booking = {
        ...emptyBooking,
        pickup: partyDraft(from),
        delivery: partyDraft(to),
        ready_at: back ? from.opens_at : shipment.ready_at,
        references: shipment.references.map((reference) => ({ ...reference, key: newKey() })),
        notes: shipment.notes ?? '',
      };
      openBeside(desk.draft, { ...fresh, booking });
      writeDraft(desk.userId, desk.draft.get());
      await go('quote.new');
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notifyRefused({ title: problem.message });
    } finally {
      setWorking(false);
    }
  }
  return { working, start: (back: boolean) => void start(back) };
}
