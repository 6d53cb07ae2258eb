import type { QuoteRequestInput } from '@waybill/contract';
import type { DetailsDraft, HazmatDraft, ItemDraft, StopDraft } from './draft.ts';
import { lineClass } from './load-item.ts';
import { onTheirUnits } from './shared-units.ts';

type Loose<T> = { readonly [K in keyof T]: unknown };

function hazmatBody(hazmat: HazmatDraft): unknown {
  return { ...hazmat, packing_group: hazmat.packing_group === '' ? null : hazmat.packing_group };
}

/** The answer to an override: the pair of chosen and recommended class that "keep" was said to. */
export function overridePair(item: ItemDraft, items: readonly ItemDraft[] = []): string | null {
  const found = lineClass(item, items);
  return found?.overridden ? `${found.freightClass}/${found.recommended}` : null;
}

/** Whether a line's class differs from the recommended one and nobody has said yet that it should. */
export function waitsForAnswer(item: ItemDraft, items: readonly ItemDraft[] = []): boolean {
  const pair = overridePair(item, items);
  return pair !== null && pair !== item.kept;
}

/** A line as it is sent, as far as it is typed. */
export function itemBody({ key: _key, kept: _kept, catalog: _catalog, hazmat, ...item }: ItemDraft): unknown {
  const { shipping_unit: unit, asset_size: size } = item;
  return {
    ...item,
    shipping_unit: unit === '' ? null : unit,
    asset_size: size === '' ? null : size,
    hazmat: item.hazardous ? hazmatBody(hazmat) : null,
  };
}

/** A Canadian code names its country itself; both letters and digits make it unlike any ZIP. */
export function stopBody({ country, postal_code, site_type }: StopDraft): unknown {
  return { country, postal_code: postal_code.trim(), site_type };
}

/**
 * What rates are asked for, as far as it is typed; missing parts are left for the contract to name.
 * @param pickupDate the chosen day, or the first one on which carriers pick up
 */
export function requestBody(details: DetailsDraft, pickupDate: string | null): Loose<QuoteRequestInput> {
  const { mode, items } = details;
  const parcel = mode === 'parcel';
  return {
    mode: mode ?? 'ltl',
    origin: stopBody(details.origin),
    destination: stopBody(details.destination),
    pickup_date: pickupDate ?? undefined,
    pickup_method: parcel ? details.pickup_method : 'scheduled',
    items: onTheirUnits(items).map((item) => ({
      ...(itemBody(item) as object),
      class_acknowledged: overridePair(item, items) !== null && !waitsForAnswer(item, items),
    })),
    // Boxes have none of the services of freight; what was chosen for freight stays in the draft.
    accessorials: parcel ? [] : details.accessorials,
    signature: parcel ? details.signature : 'none',
    shipment_value: details.value === null ? undefined : { amount: details.value, currency: details.currency },
    insured: details.insured,
    client_reference: details.client_reference === '' ? null : details.client_reference,
  };
}
