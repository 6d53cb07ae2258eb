import { useQueryClient } from '@tanstack/react-query';
import { endpoints, type Shipment } from '@waybill/contract';
import { useState } from 'react';
import { ApiProblem } from '../../../lib/api/problem.ts';
import { apiQuery } from '../../../lib/api/query.ts';
import { notifyRefused } from '../../../ui/notify.ts';
import { useDesk } from '../draft/draft-context.ts';
import type { DetailsDraft, PartyDraft } from '../draft/draft.ts';
import { emptyBooking, emptyDetails, emptyDraft, newKey } from '../draft/empty.ts';
import { detailsFrom, itemDrafts } from '../draft/from-request.ts';
import { useStep } from '../frame/use-step.ts';

function partyDraft({ country: _country, ...party }: Shipment['pickup']): PartyDraft {
  return party;
}

/** Where a shipment was not quoted here, its own places and load are what is known. */
function detailsOf(shipment: Shipment): DetailsDraft {
  const stop = ({ country, postal_code }: Shipment['origin']) => ({
    country,
    postal_code,
    site_type: 'business' as const,
  });
  return {
    ...emptyDetails(),
    origin: stop(shipment.origin),
    destination: stop(shipment.destination),
    mode: shipment.mode === 'parcel' ? 'parcel' : 'ltl',
    items: itemDrafts(shipment.items),
    value: shipment.declared_value.amount,
    currency: shipment.declared_value.currency,
    insured: shipment.insured,
  };
}

/** Begins a new draft with the same load, places and people; dates, prices and acceptances are asked for again. */
export function useShipAnother(shipment: Shipment) {
  const desk = useDesk();
  const cache = useQueryClient();
  const { goTo } = useStep();
  const [working, setWorking] = useState(false);

  async function details(): Promise<DetailsDraft> {
    if (shipment.quote_id === null) return detailsOf(shipment);
    const { data } = await cache.fetchQuery(apiQuery(endpoints.quotes.show, { params: { id: shipment.quote_id } }));
    return detailsFrom(data.request);
  }

  async function start(): Promise<void> {
    setWorking(true);
    try {
      const fresh = { ...emptyDraft(), details: await details() };
      const booking = {
        ...emptyBooking,
        pickup: partyDraft(shipment.pickup),
        delivery: partyDraft(shipment.delivery),
        ready_at: shipment.ready_at,
        references: shipment.references.map((reference) => ({ ...reference, key: newKey() })),
        notes: shipment.notes ?? '',
      };
      desk.draft.set(() => ({ ...fresh, booking }));
      await goTo('details');
    } catch (problem) {
      if (!(problem instanceof ApiProblem)) throw problem;
      notifyRefused({ title: problem.message });
    } finally {
      setWorking(false);
    }
  }
  return { working, start: () => void start() };
}
