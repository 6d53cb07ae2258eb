import { truckloadRequest, type EquipmentUsed, type TruckloadRequestInput } from '@waybill/contract';
import { firstTruckloadPickup } from '@waybill/freight';
import { problemsIn, textsOf } from '../../../../lib/forms/errors.ts';
import type { FieldTexts } from '../../../../lib/forms/server-texts.ts';
import { itemBody, stopBody } from '../../quotes/public.ts';
import type { TruckloadDraft } from './draft.ts';

type Loose<T> = { readonly [K in keyof T]: unknown };

/** The day that a truck comes when none was chosen: the first that sales can still meet. */
export function pickupDay({ pickup_date }: Pick<TruckloadDraft, 'pickup_date'>): string {
  return pickup_date ?? firstTruckloadPickup(new Date());
}

/**
 * What a price is asked for, as far as it is typed; missing parts are left for the contract to name.
 * @param equipment the chosen kind: what it does not need stays in the draft
 */
export function truckloadBody(
  draft: TruckloadDraft,
  equipment: EquipmentUsed | null,
): Loose<Omit<TruckloadRequestInput, 'id'>> {
  const cooled = equipment?.refrigerated === true;
  const open = equipment?.open_deck === true;
  return {
    equipment_id: equipment?.id,
    origin: stopBody(draft.origin),
    destination: stopBody(draft.destination),
    stops: draft.stops.map((stop) => ({ ...(stopBody(stop) as object), kind: stop.kind })),
    pickup_date: pickupDay(draft),
    pickup_until: draft.pickup_until || null,
    deliver_from: draft.deliver_from || null,
    deliver_until: draft.deliver_until || null,
    items: draft.items.map(itemBody),
    temperature: cooled
      ? { min: draft.coldest ?? undefined, max: draft.warmest ?? draft.coldest ?? undefined, unit: draft.degrees }
      : null,
    tarps: open && draft.tarps,
    chains: open && draft.chains,
    team: draft.team,
    shipment_value: draft.value === null ? undefined : { amount: draft.value, currency: draft.currency },
    client_reference: draft.client_reference || null,
  };
}

// A measure is one field on the screen, whatever part of it is wrong.
const fieldOf = (path: string): string =>
  path.replace(/\.value$/, '').replace(/^shipment_value\.amount$/, 'shipment_value');

/** Everything that keeps a truckload from being priced, by field, as the server would say it. */
export function truckloadProblems(body: object): FieldTexts {
  const found = problemsIn(truckloadRequest, { ...body, id: '00000000-0000-7000-8000-000000000000' });
  const named = found.map((problem) => ({ ...problem, field: fieldOf(problem.field) }));
  return textsOf(named.filter((one, index) => named.findIndex(({ field }) => field === one.field) === index));
}
