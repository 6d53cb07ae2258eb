import { currencies } from '@waybill/contract';
import * as v from 'valibot';
import { emptyItem, itemDraft, stopDraft, type ItemDraft, type StopDraft } from '../../quotes/public.ts';
import { newKey } from '../../../../lib/new-key.ts';

const text = v.string();
const nullableText = v.nullable(text);
const count = v.nullable(v.number());

const callDraft = v.object({ ...stopDraft.entries, key: text, kind: v.picklist(['pickup', 'delivery']) });
export type CallDraft = v.InferOutput<typeof callDraft>;

/** What is typed about a truckload and not yet sent; checked when it is read back, so that an older shape is dropped. */
export const truckloadDraft = v.object({
  id: v.pipe(text, v.uuid()),
  equipment_id: nullableText,
  origin: stopDraft,
  destination: stopDraft,
  /** Stops on the way, in their order. */
  stops: v.array(callDraft),
  /** Null takes the first day that sales can still meet. */
  pickup_date: nullableText,
  pickup_until: text,
  deliver_from: text,
  deliver_until: text,
  items: v.pipe(v.array(itemDraft), v.minLength(1)),
  /** Degrees Fahrenheit or Celsius, as `degrees` says. */
  coldest: count,
  warmest: count,
  degrees: v.picklist(['F', 'C']),
  tarps: v.boolean(),
  chains: v.boolean(),
  team: v.boolean(),
  /** Minor units of `currency`. */
  value: count,
  currency: v.picklist(currencies),
  client_reference: text,
  /** The price shown: its quote, and the request it was asked with. */
  quoted: v.nullable(v.object({ id: text, request: text })),
});
export type TruckloadDraft = v.InferOutput<typeof truckloadDraft>;

export type { ItemDraft, StopDraft };

const emptyStop: StopDraft = { country: 'US', postal_code: '', site_type: 'business' };

/** A stop on the way, to be typed. */
export function emptyCall(): CallDraft {
  return { ...emptyStop, key: newKey(), kind: 'delivery' };
}

const inches = (value: number) => ({ value, unit: 'in' as const });

/** A line as most truckloads have them: pallets of 48 x 40 in. */
export function palletItem(): ItemDraft {
  return { ...emptyItem(), length: inches(48), width: inches(40) };
}

/** A new draft. @param degrees what the person reads temperatures in */
export function emptyTruckload(degrees: 'F' | 'C' = 'F', currency: TruckloadDraft['currency'] = 'USD'): TruckloadDraft {
  return {
    id: newKey(),
    equipment_id: null,
    origin: emptyStop,
    destination: emptyStop,
    stops: [],
    pickup_date: null,
    pickup_until: '',
    deliver_from: '',
    deliver_until: '',
    items: [palletItem()],
    coldest: null,
    warmest: null,
    degrees,
    tarps: false,
    chains: false,
    team: false,
    value: null,
    currency,
    client_reference: '',
    quoted: null,
  };
}
