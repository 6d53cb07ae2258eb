import type { TruckloadQuote } from '@waybill/contract';
import { itemDrafts } from '../../quotes/public.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { truckloadBody } from './body.ts';
import { emptyTruckload, type TruckloadDraft } from './draft.ts';

/**
 * A draft that goes on where a truckload quote stands, or asks for the same anew where its time is over.
 * @param back the other way round: pickup and delivery change places, and so do the stops between them
 */
export function draftFromTruckload(quote: TruckloadQuote, back: boolean, now: number): TruckloadDraft {
  const { request } = quote;
  const { truckload } = request;
  const stops = (truckload?.stops ?? []).map((stop) => ({ ...stop, key: newKey() }));
  const turned = stops
    .toReversed()
    .map((stop) => ({ ...stop, kind: stop.kind === 'pickup' ? ('delivery' as const) : ('pickup' as const) }));
  const live = !back && quote.state === 'open' && Date.parse(quote.expires_at) > now;
  const draft: TruckloadDraft = {
    ...emptyTruckload(truckload?.temperature?.unit ?? 'F', request.shipment_value.currency),
    equipment_id: truckload?.equipment.id ?? null,
    origin: back ? request.destination : request.origin,
    destination: back ? request.origin : request.destination,
    stops: back ? turned : stops,
    pickup_date: live ? request.pickup_date : null,
    pickup_until: live ? (truckload?.pickup_until ?? '') : '',
    deliver_from: live ? (truckload?.deliver_from ?? '') : '',
    deliver_until: live ? (truckload?.deliver_until ?? '') : '',
    items: itemDrafts(request.items),
    coldest: truckload?.temperature?.min ?? null,
    warmest: truckload?.temperature?.max ?? null,
    tarps: truckload?.tarps ?? false,
    chains: truckload?.chains ?? false,
    team: truckload?.team ?? false,
    value: request.shipment_value.amount,
    client_reference: live ? (request.client_reference ?? '') : '',
  };
  if (!live) return draft;
  return {
    ...draft,
    quoted: { id: quote.id, request: JSON.stringify(truckloadBody(draft, truckload?.equipment ?? null)) },
  };
}
