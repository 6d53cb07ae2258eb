import type { HazmatWire, ItemWire, StatedRequest } from '@waybill/contract';
import type { DetailsDraft, HazmatDraft, ItemDraft } from './draft.ts';
import { emptyHazmat } from './empty.ts';
import { newKey } from '../../../../lib/new-key.ts';
import { overridePair } from './request.ts';

function hazmatDraft(hazmat: HazmatWire | null): HazmatDraft {
  return hazmat === null ? emptyHazmat : { ...hazmat, packing_group: hazmat.packing_group ?? '' };
}

/** A line of an earlier request or shipment as a line to type in. */
export function itemDraft({ class_acknowledged, ...line }: ItemWire): ItemDraft {
  const item: ItemDraft = {
    ...line,
    key: newKey(),
    nmfc: line.nmfc ?? '',
    sat: line.sat ?? '',
    product_number: line.product_number ?? '',
    shipping_unit: line.shipping_unit ?? '',
    asset_size: line.asset_size ?? '',
    group: line.group ?? '',
    hazmat: hazmatDraft(line.hazmat),
    kept: null,
    catalog: null,
  };
  return class_acknowledged ? { ...item, kept: overridePair(item) } : item;
}

/** The lines of an earlier load; what was answered about the class of a unit that several share stays answered. */
export function itemDrafts(lines: readonly ItemWire[]): ItemDraft[] {
  const items = lines.map(itemDraft);
  return items.map((item, index) =>
    item.group !== '' && lines[index]?.class_acknowledged ? { ...item, kept: overridePair(item, items) } : item,
  );
}

const otherEnd: Readonly<Record<string, string>> = {
  LGPU: 'LGDEL',
  LGDEL: 'LGPU',
  INPU: 'INDEL',
  INDEL: 'INPU',
  TSPU: 'TSDEL',
  TSDEL: 'TSPU',
};

/** Extra services of the way back: those that exist at both ends change ends, those of one end only are left out. */
export function returnedServices(codes: DetailsDraft['accessorials']): DetailsDraft['accessorials'] {
  const kept = codes.filter((code) => code in otherEnd || code === 'FREEZE');
  return kept.map((code) => (otherEnd[code] ?? code) as typeof code);
}

/**
 * The details to ask again with, out of an earlier request: the same load between the same places, on the first
 * day that carriers pick up.
 * @param back the other way round
 */
export function detailsFrom(request: StatedRequest, back = false): DetailsDraft {
  return {
    // A truckload is booked as any freight is.
    mode: request.mode === 'parcel' ? 'parcel' : 'ltl',
    origin: back ? request.destination : request.origin,
    destination: back ? request.origin : request.destination,
    pickup_date: null,
    items: itemDrafts(request.items),
    accessorials: back ? returnedServices(request.accessorials) : request.accessorials,
    advice: { origin: null, destination: null },
    kept: [],
    signature: request.signature,
    pickup_method: request.pickup_method,
    value: request.shipment_value.amount,
    currency: request.shipment_value.currency,
    insured: request.insured,
    client_reference: '',
  };
}
